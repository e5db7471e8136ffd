-- One row per change of shift at the desk: what was open at that moment, signed by both. Never changed afterwards.
create table shift_change (
  community_id uuid not null references community (id),
  id uuid not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  previous_id uuid,
  from_account uuid not null,
  from_name text not null,
  to_name text not null check (to_name <> ''),
  note text not null default '',
  items jsonb not null,
  checked_ids jsonb not null default '[]',
  counts jsonb not null,
  cash jsonb not null,
  added_count integer not null,
  gone_count integer not null,
  from_signature_path text not null check (from_signature_path <> ''),
  to_signature_path text not null check (to_signature_path <> ''),
  primary key (community_id, id),
  unique (community_id, number),
  foreign key (community_id, previous_id) references shift_change (community_id, id)
);
call tenant_table('shift_change');
revoke update, delete on shift_change from :app;
