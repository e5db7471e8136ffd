-- A gateway can be corrected, and one that sends by itself says when it was refused last and why.
alter table alarm_gateway add column row_version integer not null default 1 check (row_version > 0);
alter table alarm_gateway add column refused_at timestamptz;
alter table alarm_gateway add column refused_why text not null default '' check (refused_why in ('', 'signature', 'time'));

-- Somebody looks at what a gateway would say, before it is one: it is connected while they look, and nothing of it is kept.
create table alarm_probe (
  community_id uuid not null references community (id),
  id uuid not null,
  kind text not null check (kind in ('mqtt', 'modbus', 'bacnet')),
  settings jsonb not null,
  -- The password for it; sealed by the server.
  sealed_key bytea not null,
  looked_at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'connected', 'failed')),
  fault text not null default '',
  found jsonb not null default '[]',
  primary key (community_id, id)
);
call tenant_table('alarm_probe');
create index alarm_probe_looked on alarm_probe (looked_at);
