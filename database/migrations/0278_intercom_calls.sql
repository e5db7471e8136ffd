-- Calls of the intercom with the parts of their chains, and the nightly tests of every household's chain.
create table intercom_call (
  community_id uuid not null references community (id),
  id uuid not null,
  -- As the exchange names it.
  sip_call_id text not null check (length(sip_call_id) between 1 and 200),
  -- door: a sentry calls a household; back: a household or a sentry calls the community; emergency: a household calls for help.
  kind text not null check (kind in ('door', 'back', 'emergency')),
  sentry_id uuid,
  device_id uuid,
  -- What people call who calls.
  from_name text not null default '' check (length(from_name) <= 60),
  household_id uuid,
  started_at timestamptz not null default now(),
  answered_at timestamptz,
  ended_at timestamptz,
  result text not null default 'ringing' check (result in ('ringing', 'answered', 'missed', 'busy', 'refused')),
  answered_leg text check (answered_leg in ('indoor', 'app', 'forward', 'guard')),
  -- Which device or number.
  answered_by text not null default '' check (length(answered_by) <= 60),
  door_opened_at timestamptz,
  -- Over the telephone network: seconds, and hundredths of NT$.
  paid_seconds integer not null default 0 check (paid_seconds >= 0),
  cost_cents integer not null default 0 check (cost_cents >= 0),
  snapshot text not null default '',
  primary key (community_id, id),
  foreign key (community_id, sentry_id) references intercom_sentry (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  check ((answered_at is null) = (answered_leg is null))
);
call tenant_table('intercom_call');
create unique index intercom_call_sip on intercom_call (community_id, sip_call_id);
create index intercom_call_started on intercom_call (community_id, started_at desc, id desc);
create index intercom_call_household on intercom_call (community_id, household_id, started_at desc);
create index intercom_call_open on intercom_call (community_id, started_at) where ended_at is null;

-- The parts of its chain, in the order in which they ring.
create table intercom_leg (
  community_id uuid not null references community (id),
  call_id uuid not null,
  nth integer not null check (nth between 0 and 9),
  kind text not null check (kind in ('indoor', 'app', 'forward', 'guard')),
  -- Whom it rings: names of devices, or a number.
  target text not null default '' check (length(target) <= 200),
  seconds integer not null check (seconds between 1 and 600),
  rang_at timestamptz,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'ringing', 'noAnswer', 'busy', 'failed', 'answered')),
  primary key (community_id, call_id, nth),
  foreign key (community_id, call_id) references intercom_call (community_id, id) on delete cascade
);
call tenant_table('intercom_leg');

create table intercom_test (
  community_id uuid not null references community (id),
  id uuid not null,
  is_nightly boolean not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz not null default now(),
  by_name text not null default '',
  well integer not null check (well >= 0),
  partly integer not null check (partly >= 0),
  deaf integer not null check (deaf >= 0),
  guards integer not null check (guards >= 0),
  reachable_guards integer not null check (reachable_guards >= 0),
  primary key (community_id, id)
);
call tenant_table('intercom_test');
create index intercom_test_newest on intercom_test (community_id, started_at desc);
create unique index intercom_test_nightly on intercom_test (community_id, ((started_at at time zone 'Asia/Taipei')::date)) where is_nightly;

-- Households of a test that do not hear well, and why.
create table intercom_test_line (
  community_id uuid not null references community (id),
  test_id uuid not null,
  household_id uuid not null,
  nth integer not null,
  hearing text not null check (hearing in ('partly', 'deaf')),
  reasons text[] not null,
  primary key (community_id, test_id, household_id),
  foreign key (community_id, test_id) references intercom_test (community_id, id) on delete cascade,
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('intercom_test_line');
