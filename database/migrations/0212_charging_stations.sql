-- Stations that charge cars: how each signs in, its connectors with their bays, whose tags they take, and what they were told to do.
create table charging_station (
  community_id uuid not null references community (id),
  id uuid not null,
  -- The word of the house: EV-B1-04.
  code text not null check (length(code) between 1 and 20),
  -- The end of its address, and its name when it signs in.
  ocpp_identity text not null check (ocpp_identity ~ '^[A-Za-z0-9._-]{4,36}$'),
  -- SHA-256 of a password by chance, which is shown once.
  secret_digest bytea not null,
  heartbeat_seconds integer not null default 300 check (heartbeat_seconds between 10 and 86400),
  -- As it said of itself when it booted.
  protocol text not null default '',
  vendor text not null default '',
  model text not null default '',
  serial text not null default '',
  firmware text not null default '',
  booted_at timestamptz,
  -- The connection that holds it now; null: none.
  connection_id uuid,
  connected_at timestamptz,
  heard_at timestamptz,
  -- What station 0, the whole, said last.
  state text not null default 'idle' check (state in ('idle', 'unavailable', 'error')),
  -- What was noticed last of its firmware and its diagnostics.
  notice text not null default '',
  notice_at timestamptz,
  -- The number of its last session by OCPP 1.6, which knows sessions by whole numbers.
  last_transaction_no integer not null default 0,
  row_version integer not null default 1 check (row_version > 0),
  added_at timestamptz not null default now(),
  added_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('charging_station');
create unique index charging_ocpp_identity on charging_station (lower(ocpp_identity)) where retired_at is null;
create unique index charging_station_code on charging_station (community_id, code) where retired_at is null;
revoke delete on charging_station from :app, :door;

create table charging_connector (
  community_id uuid not null references community (id),
  id uuid not null,
  station_id uuid not null,
  -- From 1: 0 is the whole station, which is no bay.
  connector_no integer not null check (connector_no between 1 and 99),
  -- Where its bay is: B1, 04; and which place of the picture, from 0, ten in a row.
  floor text not null check (length(floor) between 1 and 6),
  bay text not null check (length(bay) between 1 and 8),
  position integer not null default 0 check (position between 0 and 999),
  phases text not null check (phases in ('R', 'S', 'T', 'RST')),
  min_amperes integer not null check (min_amperes between 1 and 500),
  max_amperes integer not null check (max_amperes between 1 and 500),
  -- Only the households of charging_connector_household may use it.
  is_private boolean not null default false,
  -- Why it is out of use; '' when it is not.
  note text not null default '',
  state text not null default 'idle'
    check (state in ('idle', 'preparing', 'charging', 'stopped', 'unavailable', 'error', 'emergencyStop')),
  -- In the words of OCPP, as it was said.
  reported text not null default '',
  error_code text not null default '',
  error_info text not null default '',
  since timestamptz not null default now(),
  power_w integer,
  register_wh bigint,
  measured_at timestamptz,
  retired_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, station_id) references charging_station (community_id, id),
  check (min_amperes <= max_amperes)
);
call tenant_table('charging_connector');
create unique index charging_connector_no on charging_connector (community_id, station_id, connector_no) where retired_at is null;
create unique index charging_connector_bay on charging_connector (community_id, floor, bay) where retired_at is null;
revoke delete on charging_connector from :app, :door;

create table charging_connector_household (
  community_id uuid not null references community (id),
  connector_id uuid not null,
  household_id uuid not null,
  primary key (community_id, connector_id, household_id),
  foreign key (community_id, connector_id) references charging_connector (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('charging_connector_household');

-- What a driver shows to a station.
create table charging_tag (
  community_id uuid not null references community (id),
  id uuid not null,
  -- As stations read it, in capitals.
  id_tag text not null check (length(id_tag) between 1 and 36),
  household_id uuid not null,
  note text not null default '',
  -- A guest's: until then; null: without an end.
  expires_at timestamptz,
  added_at timestamptz not null default now(),
  added_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('charging_tag');
create unique index charging_tag_live on charging_tag (community_id, id_tag) where retired_at is null;
revoke delete on charging_tag from :app;

-- What stations were told to do, by whom and why, and what came of it.
create table charging_command (
  community_id uuid not null references community (id),
  id uuid not null,
  station_id uuid not null,
  -- Null: the whole station.
  connector_id uuid,
  kind text not null check (kind in ('start', 'stop', 'unlock', 'reset', 'availability', 'trigger', 'localList', 'getConfiguration', 'setConfiguration', 'setProfile', 'clearProfile')),
  input jsonb not null default '{}',
  reason text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'done', 'refused', 'failed')),
  -- What the station answered, in the words of OCPP.
  answer text not null default '',
  details jsonb not null default '{}',
  asked_at timestamptz not null default now(),
  asked_by_name text not null,
  ended_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, station_id) references charging_station (community_id, id)
);
call tenant_table('charging_command');
create index charging_command_waiting on charging_command (community_id, station_id, asked_at) where state = 'waiting';
create index charging_command_of on charging_command (community_id, connector_id, asked_at desc, id desc);
create index charging_command_old on charging_command (community_id, asked_at);
revoke delete on charging_command from :app;
