-- The numbers that the bylaws of a community set for its assemblies, each from a day on: a new assembly takes them over.
create table assembly_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('bylaws')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('assembly_setting');
revoke delete on assembly_setting from :app, :door;
