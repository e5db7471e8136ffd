create table deposit_hand_over (
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
call tenant_table('deposit_hand_over');

create table deposit (
  community_id uuid not null references community (id),
  id uuid not null,
  serial_number integer not null,
  household_id uuid not null,
  recipient_name text not null default '',
  payer_household_id uuid,
  payer_name text not null default '',
  kind_detail smallint not null,
  kind_name text not null,
  money bigint not null default 0 check (money >= 0),
  temperature smallint not null default 0 check (temperature in (0, 1, 2)),
  shelf_position text not null default '',
  note text not null default '',
  arrived_at timestamptz not null default now(),
  arrived_by uuid not null,
  arrived_by_name text not null,
  hand_over_id uuid,
  handed_over_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, payer_household_id) references household (community_id, id),
  foreign key (community_id, hand_over_id) references deposit_hand_over (community_id, id),
  check ((hand_over_id is null) = (handed_over_at is null))
);
call tenant_table('deposit');
create index deposit_waiting on deposit (community_id, household_id) where handed_over_at is null;
