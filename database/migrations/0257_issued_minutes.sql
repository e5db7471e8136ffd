-- Minutes as they were sent: every version stays as it is, a correction is another one (Art. 34).
create table assembly_minutes (
  community_id uuid not null references community (id),
  id uuid not null,
  assembly_id uuid not null,
  version integer not null check (version > 0),
  chair_name text not null check (length(chair_name) between 1 and 40),
  recorder_name text not null,
  -- What is put right in this version, and why; '' of the first.
  correction text not null default '',
  reason text not null default '',
  content bytea not null,
  digest text not null,
  at timestamptz not null,
  by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, assembly_id) references assembly,
  unique (community_id, assembly_id, version)
);
call tenant_table('assembly_minutes');
revoke update, delete on assembly_minutes from :app, :door;
