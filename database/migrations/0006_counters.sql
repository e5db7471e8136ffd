-- Small real tables for the header's counters until their modules grow.
create table package_return (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  sender_name text not null default '',
  courier_name text not null default '',
  note text not null default '',
  arrived_at timestamptz not null default now(),
  returned_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('package_return');
create index package_return_waiting on package_return (community_id) where returned_at is null;

create table visitor (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid,
  name text not null default '',
  people integer not null default 1 check (people > 0),
  reason text not null default '',
  arrived_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('visitor');
create index visitor_inside on visitor (community_id) where left_at is null;
