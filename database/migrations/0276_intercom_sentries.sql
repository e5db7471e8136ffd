-- The intercom: its door units and guard posts (sentries), whom each may call, and the devices of sentries and households.
create table intercom_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('ringing', 'contract', 'exchange')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('intercom_setting');

create table intercom_sentry (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  -- tablet: its devices sign in with the serial number; hardware: their accounts are typed into them by hand.
  kind text not null check (kind in ('tablet', 'hardware')),
  -- SHA-256 of a serial number by chance, shown once; and its last four characters.
  serial_digest bytea not null,
  serial_tail text not null check (length(serial_tail) = 4),
  serial_renewed_at timestamptz not null default now(),
  -- What opens its door, sent as tones; '': it opens none.
  open_digits text not null default '#' check (open_digits ~ '^[0-9*#]{0,4}$'),
  -- Rings for whoever calls the community back, and as the last of every household's chain.
  calls_back boolean not null default false,
  -- It may call every household, or those of intercom_allow alone.
  allows_all boolean not null default true,
  position integer not null default 0 check (position >= 0),
  row_version integer not null default 1 check (row_version > 0),
  added_at timestamptz not null default now(),
  added_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('intercom_sentry');
create unique index intercom_sentry_serial on intercom_sentry (serial_digest) where retired_at is null;
create unique index intercom_sentry_name on intercom_sentry (community_id, name) where retired_at is null;
revoke delete on intercom_sentry from :app, :door;

create table intercom_allow (
  community_id uuid not null references community (id),
  sentry_id uuid not null,
  household_id uuid not null,
  primary key (community_id, sentry_id, household_id),
  foreign key (community_id, sentry_id) references intercom_sentry (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('intercom_allow');
create index intercom_allow_household on intercom_allow (community_id, household_id);

-- A device with an account of its own: of a sentry, or of a household.
create table intercom_device (
  community_id uuid not null references community (id),
  id uuid not null,
  sentry_id uuid,
  household_id uuid,
  kind text not null check (kind in ('door', 'indoor', 'app')),
  -- The places of a sentry or a household are five: whoever has none is one too many.
  slot integer not null check (slot between 1 and 5),
  name text not null check (length(name) between 1 and 20),
  -- As it said of itself when it registered.
  model text not null default '' check (length(model) <= 80),
  -- The name of its account, and what its password comes to, sealed.
  sip_name text not null check (sip_name ~ '^[a-z0-9]{6,24}$'),
  sealed_digest bytea not null,
  registered_at timestamptz,
  -- Until when it can be reached as it said; null: it signed out.
  reachable_until timestamptz,
  added_at timestamptz not null default now(),
  added_by_name text not null,
  retired_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, sentry_id) references intercom_sentry (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  check ((sentry_id is null) <> (household_id is null)),
  check ((sentry_id is null) = (kind <> 'door'))
);
call tenant_table('intercom_device');
create unique index intercom_device_account on intercom_device (community_id, sip_name);
create unique index intercom_device_of_sentry on intercom_device (community_id, sentry_id, slot) where retired_at is null and sentry_id is not null;
create unique index intercom_device_of_household on intercom_device (community_id, household_id, slot) where retired_at is null and household_id is not null;
create index intercom_device_old on intercom_device (community_id, retired_at) where retired_at is not null;
revoke delete on intercom_device from :app;
