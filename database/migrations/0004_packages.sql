create table package_kind (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null,
  is_legal boolean not null default false,
  position integer not null default 0,
  primary key (community_id, id),
  unique (community_id, name)
);
call tenant_table('package_kind');

create table courier (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null,
  short_name text not null,
  position integer not null default 0,
  primary key (community_id, id),
  unique (community_id, name)
);
call tenant_table('courier');

create table shelf_position (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null,
  temperature smallint not null default 0 check (temperature in (0, 1, 2)),
  position integer not null default 0,
  primary key (community_id, id),
  unique (community_id, name)
);
call tenant_table('shelf_position');

-- One row per confirmed hand-over, whatever the number of packages.
create table package_hand_over (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  receive_type smallint not null check (receive_type in (0, 1, 2, 3)),
  receive_code text not null default '',
  note text not null default '' check (length(note) <= 30),
  file_name text not null default '',
  signature_path text not null default '',
  photo_path text not null default '',
  primary key (community_id, id)
);
call tenant_table('package_hand_over');

create table package (
  community_id uuid not null references community (id),
  id uuid not null,
  serial_number integer not null,
  household_id uuid not null,
  recipient_id uuid,
  recipient_name text not null default '',
  kind_id uuid not null,
  courier_id uuid,
  temperature smallint not null default 0 check (temperature in (0, 1, 2)),
  tracking_number text not null default '',
  shelf_position text not null default '',
  note text not null default '',
  photo_path text not null default '',
  in_person_only boolean not null default false,
  cash_on_delivery boolean not null default false,
  cubby text,
  arrived_at timestamptz not null default now(),
  arrived_by uuid not null,
  arrived_by_name text not null,
  hand_over_id uuid,
  handed_over_at timestamptz,
  voided_at timestamptz,
  voided_by_name text,
  void_reason text,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, recipient_id) references resident (community_id, id),
  foreign key (community_id, kind_id) references package_kind (community_id, id),
  foreign key (community_id, courier_id) references courier (community_id, id),
  foreign key (community_id, hand_over_id) references package_hand_over (community_id, id),
  check ((hand_over_id is null) = (handed_over_at is null)),
  check (handed_over_at is null or voided_at is null),
  check (not in_person_only or recipient_id is not null)
);
call tenant_table('package');
create index package_waiting on package (community_id, household_id)
  where handed_over_at is null and voided_at is null;
create index package_tracking on package (community_id, tracking_number, arrived_at) where tracking_number <> '';
create index package_arrived on package (community_id, arrived_at desc, id desc);
