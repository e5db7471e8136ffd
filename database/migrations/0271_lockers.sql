-- Smart lockers: cabinets with their cubbies, what lies in them, and every step of it.
create table locker_cabinet (
  community_id uuid not null references community (id),
  id uuid not null,
  -- A 櫃, and where it stands: 1F 大廳.
  name text not null check (length(name) between 1 and 20),
  place text not null default '' check (length(place) <= 20),
  supplier_name text not null default '' check (length(supplier_name) <= 40),
  supplier_phone text not null default '' check (length(supplier_phone) <= 30),
  model text not null default '' check (length(model) <= 40),
  -- How long a parcel may lie here before the office takes it out.
  hold_hours integer not null default 72 check (hold_hours between 12 and 336),
  -- The end of its address, and its name when it signs in.
  device_key text not null check (device_key ~ '^[a-z0-9-]{8,40}$'),
  -- SHA-256 of a password by chance, which is shown once.
  secret_digest bytea not null,
  -- What its codes are made with, sealed, made when first needed; the version grows when it is made anew.
  code_key bytea,
  key_version integer not null default 1 check (key_version > 0),
  -- What couriers scan; 128 bits by chance.
  drop_token text not null unique check (length(drop_token) >= 20),
  connection_id uuid,
  connected_at timestamptz,
  heard_at timestamptz,
  firmware text not null default '',
  -- The last of its events that was taken in.
  last_seq bigint not null default 0,
  -- Grows with whatever a cabinet has to know: who is armed, what is out of use, its key.
  revision bigint not null default 1,
  row_version integer not null default 1 check (row_version > 0),
  added_at timestamptz not null default now(),
  added_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('locker_cabinet');
create unique index locker_device_key on locker_cabinet (device_key) where retired_at is null;
create unique index locker_cabinet_name on locker_cabinet (community_id, name) where retired_at is null;
revoke delete on locker_cabinet from :app, :door;

create table locker_cubby (
  community_id uuid not null references community (id),
  id uuid not null,
  cabinet_id uuid not null,
  -- As it is written on its door: A07.
  name text not null check (name ~ '^[A-Z]{1,2}[0-9]{2,3}$'),
  size text not null check (size in ('S', 'M', 'L', 'XL')),
  column_no smallint not null check (column_no between 1 and 30),
  row_no smallint not null check (row_no between 1 and 40),
  disabled_at timestamptz,
  disabled_reason text not null default '',
  -- Since when its door is open; null: closed.
  door_open_since timestamptz,
  -- The number of the last stay that it had: no code is made twice.
  counter integer not null default 0 check (counter >= 0),
  retired_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, cabinet_id) references locker_cabinet (community_id, id)
);
call tenant_table('locker_cubby');
create unique index locker_cubby_name on locker_cubby (community_id, name) where retired_at is null;
create unique index locker_cubby_place on locker_cubby (community_id, cabinet_id, column_no, row_no) where retired_at is null;
revoke delete on locker_cubby from :app, :door;

-- One use of a cubby, from the wish or the courier's scan to its end. The package stays the desk's own record.
create table locker_stay (
  community_id uuid not null references community (id),
  id uuid not null,
  source text not null check (source in ('household', 'courier')),
  state text not null check (state in
    ('applied', 'dropping', 'unsure', 'stowed', 'pickedUp', 'cancelled', 'rejected', 'adminRemoved', 'receivedAtOffice')),
  -- Null: a courier stands before the open door, and nothing is registered yet.
  package_id uuid,
  household_id uuid not null,
  cabinet_id uuid,
  cubby_id uuid,
  size text not null check (size in ('S', 'M', 'L', 'XL')),
  counter integer,
  applicant text not null default '' check (length(applicant) <= 30),
  note text not null default '' check (length(note) <= 60),
  tracking_number text not null default '' check (length(tracking_number) <= 60),
  courier_id uuid,
  photo_path text not null default '',
  asked_at timestamptz not null,
  stowed_at timestamptz,
  hold_until timestamptz,
  -- How often the household was reminded while it lay here.
  remind_count smallint not null default 0,
  ended_at timestamptz,
  reason text not null default '' check (length(reason) <= 60),
  primary key (community_id, id),
  foreign key (community_id, package_id) references package (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, cabinet_id) references locker_cabinet (community_id, id),
  foreign key (community_id, cubby_id) references locker_cubby (community_id, id),
  foreign key (community_id, courier_id) references courier (community_id, id),
  check ((ended_at is null) = (state in ('applied', 'dropping', 'unsure', 'stowed'))),
  check (state not in ('dropping', 'unsure', 'stowed') or cubby_id is not null),
  check (state <> 'stowed' or (package_id is not null and stowed_at is not null and counter is not null and hold_until is not null)),
  check (state <> 'applied' or (package_id is not null and cubby_id is null))
);
call tenant_table('locker_stay');
-- A cubby has one owner, and a package one cubby.
create unique index locker_stay_cubby on locker_stay (community_id, cubby_id) where ended_at is null and cubby_id is not null;
create unique index locker_stay_package on locker_stay (community_id, package_id) where ended_at is null and package_id is not null;
create index locker_stay_asked on locker_stay (community_id, asked_at desc);
revoke delete on locker_stay from :app;

-- What happened, in the words of R397 and of the doors; never changed.
create table locker_step (
  community_id uuid not null references community (id),
  id uuid not null,
  stay_id uuid,
  cubby_id uuid,
  step text not null check (step in ('residentApplied', 'completedStow', 'cancelled', 'pickedUp', 'adminRemoved',
    'receivedAtOffice', 'rejected', 'adminOpened', 'dropBegun', 'dropInterrupted', 'codeRenewed', 'reminded', 'doorLeftOpen')),
  at timestamptz not null,
  by_name text not null,
  reason text not null default '',
  photo_path text not null default '',
  primary key (community_id, id),
  foreign key (community_id, stay_id) references locker_stay (community_id, id),
  foreign key (community_id, cubby_id) references locker_cubby (community_id, id)
);
call tenant_table('locker_step');
create index locker_step_stay on locker_step (community_id, stay_id, at);
create index locker_step_cubby on locker_step (community_id, cubby_id, at desc);
revoke update, delete on locker_step from :app;

-- Doors that cabinets are told to open. What was not told in time is never told.
create table locker_command (
  community_id uuid not null references community (id),
  id uuid not null,
  cabinet_id uuid not null,
  cubby_id uuid not null,
  stay_id uuid,
  why text not null check (why in ('drop', 'stow', 'takeOut', 'admin')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'done', 'failed')),
  answer text not null default '',
  asked_at timestamptz not null,
  asked_by_name text not null,
  expires_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, cabinet_id) references locker_cabinet (community_id, id),
  foreign key (community_id, cubby_id) references locker_cubby (community_id, id)
);
call tenant_table('locker_command');
create index locker_command_waiting on locker_command (cabinet_id) where state in ('waiting', 'sent');

-- What a household is to hear of a stay. The code itself is written down nowhere: its page shows it.
create table locker_notice (
  community_id uuid not null references community (id),
  id uuid not null,
  stay_id uuid not null,
  kind text not null check (kind in ('stowed', 'reminded', 'codeRenewed', 'atDesk', 'rejected')),
  at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, stay_id) references locker_stay (community_id, id)
);
call tenant_table('locker_notice');
revoke update on locker_notice from :app;
