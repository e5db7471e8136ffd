-- What one saw is sent with every change, so that nobody overwrites another's unseen: kinds of deposits, channels, vehicles.

alter table deposit_kind add column version integer not null default 1 check (version > 0);
alter table notice_channel add column version integer not null default 1 check (version > 0);

-- How often the vehicles that are a household's own, and nobody's in particular, were written, and by whom last.
create table household_vehicles (
  community_id uuid not null references community (id),
  household_id uuid not null,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, household_id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('household_vehicles');
