-- Doors of the intercom: a controller (relay and sensor) beside a sentry, what it is told to do, and what it saw.
create table intercom_door (
  community_id uuid not null references community (id),
  id uuid not null,
  -- Whose calls it opens for.
  sentry_id uuid not null,
  name text not null check (length(name) between 1 and 20),
  -- The end of its address, and its name when it signs in.
  device_key text not null check (device_key ~ '^[a-z0-9-]{8,40}$'),
  -- SHA-256 of a password by chance, which is shown once.
  secret_digest bytea not null,
  -- Minutes after which it is an alarm that it stands open.
  open_minutes integer not null default 3 check (open_minutes between 1 and 120),
  connection_id uuid,
  connected_at timestamptz,
  heard_at timestamptz,
  firmware text not null default '' check (length(firmware) <= 40),
  -- How it stands, as its sensor says; unknown: it has none, or never said.
  leaf text not null default 'unknown' check (leaf in ('unknown', 'open', 'closed')),
  open_since timestamptz,
  -- The device says that it stands open for too long, or that somebody broke it open; null: it is closed since.
  held_at timestamptz,
  forced_at timestamptz,
  -- Since when an alarm runs because it was left open, and because it was forced.
  alarmed_at timestamptz,
  force_alarmed_at timestamptz,
  -- The last of its events that was taken in.
  last_seq bigint not null default 0,
  row_version integer not null default 1 check (row_version > 0),
  added_at timestamptz not null default now(),
  added_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, sentry_id) references intercom_sentry (community_id, id)
);
call tenant_table('intercom_door');
create unique index intercom_door_key on intercom_door (device_key) where retired_at is null;
create unique index intercom_door_sentry on intercom_door (community_id, sentry_id) where retired_at is null;
-- The few that are watched.
create index intercom_door_watched on intercom_door (id) where open_since is not null or alarmed_at is not null or force_alarmed_at is not null;
revoke delete on intercom_door from :app, :door;

-- Orders to open. What was not told in time is never told.
create table intercom_door_order (
  community_id uuid not null references community (id),
  id uuid not null,
  door_id uuid not null,
  -- The call in which it was asked for; null: from the page, with a reason.
  call_id uuid,
  reason text not null default '' check (length(reason) <= 60),
  asked_at timestamptz not null,
  asked_by_name text not null,
  expires_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'opened', 'refused', 'failed')),
  -- When the device did as it says, by its own clock, and what it says.
  answered_at timestamptz,
  answer text not null default '' check (length(answer) <= 100),
  primary key (community_id, id),
  foreign key (community_id, door_id) references intercom_door (community_id, id),
  foreign key (community_id, call_id) references intercom_call (community_id, id) on delete set null (call_id)
);
call tenant_table('intercom_door_order');
create index intercom_door_order_waiting on intercom_door_order (door_id) where state = 'waiting';
create index intercom_door_order_past on intercom_door_order (community_id, door_id, asked_at desc);
create index intercom_door_order_call on intercom_door_order (community_id, call_id) where call_id is not null;

-- What a door said, once by its number.
create table intercom_door_event (
  community_id uuid not null references community (id),
  id uuid not null,
  door_id uuid not null,
  seq bigint not null,
  kind text not null check (kind in ('unlocked', 'refused', 'failed', 'opened', 'closed', 'forced', 'heldOpen')),
  at timestamptz not null,
  heard_at timestamptz not null default now(),
  order_id uuid,
  reason text not null default '' check (length(reason) <= 100),
  primary key (community_id, id),
  foreign key (community_id, door_id) references intercom_door (community_id, id),
  foreign key (community_id, order_id) references intercom_door_order (community_id, id) on delete set null (order_id)
);
call tenant_table('intercom_door_event');
create unique index intercom_door_event_seq on intercom_door_event (community_id, door_id, seq);
create index intercom_door_event_past on intercom_door_event (community_id, door_id, at desc);
