create table household (
  community_id uuid not null references community (id),
  id uuid not null,
  building text not null,
  floor text not null,
  unit text not null,
  label text not null,
  is_virtual boolean not null default false,
  building_order integer not null default 0,
  floor_order integer not null default 0,
  note text not null default '',
  primary key (community_id, id),
  unique (community_id, label)
);
call tenant_table('household');
create index household_picker on household (community_id, building, floor);

create table resident (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  name text not null,
  mobile text not null default '',
  marks text[] not null default '{}',
  position integer not null default 0,
  moved_out_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('resident');
create index resident_household on resident (community_id, household_id);

create table card (
  community_id uuid not null references community (id),
  id uuid not null,
  code text not null,
  canonical_uid text not null,
  disabled_at timestamptz,
  primary key (community_id, id),
  unique (community_id, canonical_uid)
);
call tenant_table('card');

create table card_household (
  community_id uuid not null references community (id),
  card_id uuid not null,
  household_id uuid not null,
  primary key (community_id, card_id, household_id),
  foreign key (community_id, card_id) references card (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('card_household');
create index card_household_household on card_household (community_id, household_id);

create table phone (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  resident_id uuid,
  serial text not null check (length(serial) = 16),
  bound_at timestamptz not null default now(),
  unbound_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id)
);
call tenant_table('phone');
create unique index phone_bound on phone (community_id, serial) where unbound_at is null;
create index phone_household on phone (community_id, household_id);

create table vehicle (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  plate text not null,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('vehicle');
create index vehicle_household on vehicle (community_id, household_id);
