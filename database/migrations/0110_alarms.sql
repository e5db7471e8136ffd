-- Alarms of the building: points, every value that they said, alarms with what people did about them, and the gateways that bring it in.

create table alarm_point (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  -- What it means when it is abnormal: 高液位，2 號泵未啟動.
  meaning text not null check (length(meaning) between 1 and 60),
  place text not null check (length(place) between 1 and 40),
  category smallint not null check (category between 1 and 12),
  level smallint not null check (level between 1 and 4),
  -- A call for help of a household, or the building's own.
  is_private boolean not null,
  household_id uuid,
  asset_code text not null default '',
  unit text not null default '',
  -- A value below or above is abnormal, unless the source says itself what it is.
  low_limit double precision,
  high_limit double precision check (high_limit > low_limit),
  -- How long it must be abnormal, by the source's time.
  debounce_seconds smallint not null check (debounce_seconds between 0 and 3600),
  -- How often it is heard at least; null: nobody waits for it.
  report_seconds integer check (report_seconds between 30 and 604800),
  is_notified boolean not null default true,
  silent_until timestamptz,
  silence_reason text not null default '',
  added_at timestamptz not null default now(),
  retired_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  -- How it stands, by its own word.
  is_abnormal boolean not null default false,
  pending_since timestamptz,
  value double precision,
  value_at timestamptz,
  heard_at timestamptz,
  -- It was to be heard and was not.
  is_lost boolean not null default false,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  check (is_private = (household_id is not null))
);
call tenant_table('alarm_point');
create index alarm_point_due on alarm_point (community_id, heard_at) where report_seconds is not null and retired_at is null and not is_lost;
revoke delete on alarm_point from :app;

-- Every value that was said, apart from the alarms that came of some.
create table alarm_value (
  community_id uuid not null references community (id),
  id uuid not null,
  point_id uuid not null,
  -- By the source's clock, and by ours.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  value double precision,
  is_abnormal boolean not null,
  source text not null check (source in ('gateway', 'test')),
  primary key (community_id, id),
  foreign key (community_id, point_id) references alarm_point (community_id, id)
);
call tenant_table('alarm_value');
create index alarm_value_at on alarm_value (community_id, at desc, id desc);
create index alarm_value_point on alarm_value (community_id, point_id, at desc, id desc);
revoke update, delete on alarm_value from :app;

create table alarm_event (
  community_id uuid not null references community (id),
  id uuid not null,
  point_id uuid not null,
  -- It is abnormal, or it fell silent.
  kind text not null check (kind in ('abnormal', 'lost')),
  -- As the point was when it began.
  name text not null,
  meaning text not null,
  place text not null,
  category smallint not null,
  level smallint not null check (level between 1 and 4),
  is_private boolean not null,
  household_id uuid,
  asset_code text not null,
  -- Kept, and told to nobody.
  is_quiet boolean not null,
  -- When it began by the source's clock, when it was said last, and how often.
  raised_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  value double precision,
  created_at timestamptz not null default now(),
  -- The condition, by the point alone; and what people did, by people alone.
  cleared_at timestamptz,
  acknowledged_at timestamptz,
  acknowledged_by_name text not null default '',
  processed_at timestamptz,
  processed_by_name text not null default '',
  state text not null generated always as (case when processed_at is not null then 'processed'
    when acknowledged_at is not null then 'processing' else 'unprocessed' end) stored,
  cause text not null default '',
  action text not null default '',
  photo_paths text[] not null default '{}',
  reopened smallint not null default 0,
  forgotten_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, point_id) references alarm_point (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('alarm_event');
-- A repeated trigger finds the alarm that runs: there is one of each kind.
create unique index alarm_event_running on alarm_event (community_id, point_id, kind) where processed_at is null or cleared_at is null;
create index alarm_event_at on alarm_event (community_id, created_at desc, id desc);
create index alarm_event_open on alarm_event (community_id, created_at desc, id desc) where processed_at is null;
create index alarm_event_processed on alarm_event (community_id, processed_at) where processed_at is not null;
revoke delete on alarm_event from :app;

create table alarm_event_change (
  community_id uuid not null references community (id),
  id uuid not null,
  event_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  act text not null check (act in ('raised', 'acknowledged', 'reported', 'processed', 'reopened')),
  reason text not null default '',
  changes jsonb not null default '[]',
  primary key (community_id, id),
  foreign key (community_id, event_id) references alarm_event (community_id, id)
);
call tenant_table('alarm_event_change');
create index alarm_event_change_of on alarm_event_change (community_id, event_id, at);
revoke update, delete on alarm_event_change from :app;

create table alarm_gateway (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  -- Sealed by the server; it signs what the gateway sends.
  sealed_key bytea not null,
  heard_at timestamptz,
  added_at timestamptz not null default now(),
  added_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('alarm_gateway');
revoke delete on alarm_gateway from :app;

-- What a gateway speaks of, by its own keys, and which point each is.
create table alarm_source (
  community_id uuid not null references community (id),
  id uuid not null,
  gateway_id uuid not null,
  key text not null check (length(key) between 1 and 80),
  point_id uuid,
  value double precision,
  is_abnormal boolean,
  at timestamptz not null,
  primary key (community_id, id),
  unique (community_id, gateway_id, key),
  foreign key (community_id, gateway_id) references alarm_gateway (community_id, id),
  foreign key (community_id, point_id) references alarm_point (community_id, id)
);
call tenant_table('alarm_source');

-- Signatures that were taken, until their time is over: what comes twice is taken once.
create table alarm_message (
  community_id uuid not null references community (id),
  gateway_id uuid not null,
  signature text not null check (signature ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now(),
  primary key (community_id, gateway_id, signature),
  foreign key (community_id, gateway_id) references alarm_gateway (community_id, id)
);
call tenant_table('alarm_message');
