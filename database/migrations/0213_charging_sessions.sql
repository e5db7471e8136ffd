-- Sessions of charging, exact to the Wh, and what the meter said during them.
create table charging_session (
  community_id uuid not null references community (id),
  id uuid not null,
  station_id uuid not null,
  connector_id uuid not null,
  household_id uuid,
  id_tag text not null,
  -- How the station calls it: the number that it was given (1.6) or its own word (2.0.1).
  transaction_key text not null check (length(transaction_key) between 1 and 36),
  -- By the station's clock, unless that is a minute off.
  started_at timestamptz not null,
  ended_at timestamptz,
  meter_start_wh bigint not null check (meter_start_wh >= 0),
  -- As the station said it at the end.
  meter_stop_wh bigint,
  -- What the register said last, and what was counted before it began anew, so that Wh only grow.
  last_wh bigint not null,
  last_at timestamptz not null,
  counted_wh bigint not null default 0 check (counted_wh >= 0),
  -- By the readings one after the other: what was counted when it ended.
  energy_wh bigint check (energy_wh >= 0),
  stop_reason text not null default '',
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Since when the car takes nothing more, while it is still plugged in.
  full_since timestamptz,
  unplugged_at timestamptz,
  review text not null default 'none' check (review in ('none', 'needed', 'settled')),
  review_reasons text[] not null default '{}',
  -- What is charged for, and how somebody decided it.
  settled_wh bigint check (settled_wh >= 0),
  settled_by text not null default '' check (settled_by in ('', 'readings', 'typed', 'free')),
  settle_reason text not null default '',
  settled_at timestamptz,
  settled_by_name text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, station_id) references charging_station (community_id, id),
  foreign key (community_id, connector_id) references charging_connector (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  unique (community_id, station_id, transaction_key),
  check ((state = 'closed') = (ended_at is not null)),
  check ((state = 'closed') = (energy_wh is not null)),
  check (ended_at >= started_at),
  check ((review = 'settled') = (settled_at is not null))
);
call tenant_table('charging_session');
-- A connector has one session at a time.
create unique index charging_session_open on charging_session (community_id, connector_id) where state = 'open';
create index charging_session_ended on charging_session (community_id, ended_at desc, id desc) where state = 'closed';
create index charging_session_started on charging_session (community_id, started_at desc, id desc);
create index charging_session_of on charging_session (community_id, connector_id, started_at desc, id desc);
create index charging_session_review on charging_session (community_id, started_at desc) where review = 'needed';
create index charging_session_household on charging_session (community_id, household_id, started_at desc);
revoke delete on charging_session from :app;

create table charging_sample (
  community_id uuid not null references community (id),
  session_id uuid not null,
  at timestamptz not null,
  -- As the register said it.
  register_wh bigint not null check (register_wh >= 0),
  -- Counted since the beginning of the session: it only grows.
  counted_wh bigint not null check (counted_wh >= 0),
  power_w integer,
  amperes_r real,
  amperes_s real,
  amperes_t real,
  primary key (community_id, session_id, at),
  foreign key (community_id, session_id) references charging_session (community_id, id) on delete cascade
);
call tenant_table('charging_sample');
revoke update, delete on charging_sample from :app;
