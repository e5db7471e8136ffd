-- What every module stands on: communities, their services, events, audit, retries, files.

create table community (
  id uuid primary key,
  name text not null,
  signature_allowed boolean not null default true,
  created_at timestamptz not null default now()
);
call shared_table('community');
create policy of_community on community for select to :app using (id = (select lobby_community()));
grant select on community to :app;

create table community_service (
  community_id uuid not null references community (id),
  service_id integer not null,
  kind smallint not null check (kind in (1, 2)),
  position integer not null,
  primary key (community_id, service_id)
);
call tenant_table('community_service');

-- The counter is updated last before commit, so numbers are dense and no event is lost to a late commit.
create table event_counter (
  community_id uuid not null references community (id),
  last bigint not null default 0,
  primary key (community_id)
);
call tenant_table('event_counter');

create table event (
  community_id uuid not null references community (id),
  number bigint not null,
  name text not null,
  hear text not null,
  payload jsonb not null,
  account_id uuid,
  at timestamptz not null default now(),
  primary key (community_id, number)
);
call tenant_table('event');
create index event_at on event (at);

create table audit (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  address text not null,
  device text not null,
  request_id text not null,
  action text not null,
  target text,
  target_id text,
  before jsonb,
  after jsonb,
  reason text,
  primary key (community_id, id)
);
call tenant_table('audit');
create index audit_target on audit (community_id, target, target_id);
-- Nobody rewrites what happened.
revoke update, delete on audit from :app;

create table answered_call (
  community_id uuid not null references community (id),
  account_id uuid not null,
  key text not null,
  call text not null,
  fingerprint text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (community_id, account_id, key)
);
call tenant_table('answered_call');
create index answered_call_at on answered_call (at);

create table uploaded_file (
  community_id uuid not null references community (id),
  id uuid not null,
  path text not null,
  folder text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null,
  account_id uuid not null,
  at timestamptz not null default now(),
  primary key (community_id, id),
  unique (community_id, path)
);
call tenant_table('uploaded_file');

create table serial_counter (
  community_id uuid not null references community (id),
  name text not null,
  last integer not null default 0,
  primary key (community_id, name)
);
call tenant_table('serial_counter');
