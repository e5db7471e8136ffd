-- What stations said that must not count twice, with what they were answered: a station whose line broke says it again.
create table charging_message (
  community_id uuid not null references community (id),
  station_id uuid not null,
  message_id text not null check (length(message_id) <= 36),
  -- SHA-256 of what was said: a station that starts anew may count its messages from 1 again.
  digest bytea not null,
  answer jsonb not null,
  at timestamptz not null default now(),
  primary key (community_id, station_id, message_id, digest),
  foreign key (community_id, station_id) references charging_station (community_id, id)
);
call tenant_table('charging_message');
create index charging_message_old on charging_message (at);
revoke update, delete on charging_message from :app;
