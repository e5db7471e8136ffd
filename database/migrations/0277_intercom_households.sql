-- Households for which the intercom was opened: the number by which they are called, where calls go on to, and in which order they ring.
create table intercom_household (
  community_id uuid not null references community (id),
  household_id uuid not null,
  -- Null: not opened, or closed again.
  opened_at timestamptz,
  opened_by_name text not null default '',
  -- What is dialled at a door unit with keys.
  dial_code text not null check (dial_code ~ '^\d{1,8}$'),
  forward_kind text check (forward_kind in ('landline', 'cellPhone')),
  -- Digits alone.
  forward_number text not null default '' check (forward_number ~ '^(0\d{8,9})?$'),
  forwarded_at timestamptz,
  forwarded_by_name text not null default '',
  chain_order text[] not null default '{indoor,app,forward}',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, household_id),
  foreign key (community_id, household_id) references household (community_id, id),
  check ((forward_kind is null) = (forward_number = '')),
  check (cardinality(chain_order) = 3 and chain_order @> '{indoor,app,forward}')
);
call tenant_table('intercom_household');
create unique index intercom_household_code on intercom_household (community_id, dial_code) where opened_at is not null;
create index intercom_household_number on intercom_household (community_id, forward_number) where forward_number <> '';
revoke delete on intercom_household from :app, :door;
