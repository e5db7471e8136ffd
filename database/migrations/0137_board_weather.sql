-- The weather on boards: where it comes from, and what was said last.
create table board_weather_setting (
  community_id uuid not null references community (id),
  section text not null check (section = 'source'),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('board_weather_setting');
revoke delete on board_weather_setting from :app, :door;

create table board_weather (
  community_id uuid not null references community (id),
  -- Of the source; sealed by the server.
  sealed_key bytea,
  fetched_at timestamptz,
  -- Why it was not had last; '' is well.
  fault text not null default '',
  fact jsonb,
  primary key (community_id)
);
call tenant_table('board_weather');
