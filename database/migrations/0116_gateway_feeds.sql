-- Gateways that Lobby reaches itself: brokers of MQTT and devices of Modbus, beside those that send by HTTP.

alter table alarm_gateway
  add column kind text not null default 'http' check (kind in ('http', 'mqtt', 'modbus')),
  -- Where it is and what is read of it; what must stay secret is in sealed_key.
  add column settings jsonb not null default '{}',
  add column state text not null default 'waiting' check (state in ('waiting', 'connected', 'failed')),
  add column state_at timestamptz,
  add column fault text not null default '';
