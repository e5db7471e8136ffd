-- Drills: an alarm on purpose, from the point to the telephone of whoever it calls, and what became of each step.

alter table alarm_value drop constraint alarm_value_source_check;
alter table alarm_value add check (source in ('gateway', 'test', 'drill'));

alter table alarm_event add column is_drill boolean not null default false;
alter table alarm_event_change drop constraint alarm_event_change_act_check;
alter table alarm_event_change add check (act in
  ('raised', 'acknowledged', 'reported', 'processed', 'reopened', 'rose', 'maintained', 'maintenanceOver', 'drilled'));

create table alarm_drill_setting (
  community_id uuid not null references community (id),
  section text not null check (section = 'plan'),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('alarm_drill_setting');
revoke delete on alarm_drill_setting from :app, :door;

create table alarm_drill (
  community_id uuid not null references community (id),
  id uuid not null,
  point_id uuid not null,
  -- As the point was then.
  name text not null,
  place text not null,
  -- Lobby says the signal itself, or somebody moves the contact in the building.
  kind text not null check (kind in ('auto', 'contact')),
  -- The day of Taipei whose weekly drill it is; null: somebody started it.
  week_day date,
  started_at timestamptz not null,
  started_by_name text not null,
  -- Until then somebody has to answer.
  due_at timestamptz not null,
  event_id uuid,
  -- Why no alarm could be made of it.
  refusal text not null default '',
  ended_at timestamptz,
  is_passed boolean,
  -- What is certified of each step, and who was told; kept as it was at the end.
  steps jsonb not null default '[]',
  people jsonb not null default '[]',
  primary key (community_id, id),
  foreign key (community_id, point_id) references alarm_point (community_id, id),
  foreign key (community_id, event_id) references alarm_event (community_id, id),
  check ((ended_at is null) = (is_passed is null))
);
call tenant_table('alarm_drill');
revoke delete on alarm_drill from :app;
create index alarm_drill_at on alarm_drill (community_id, started_at desc, id desc);
create unique index alarm_drill_running on alarm_drill (community_id) where ended_at is null;
create unique index alarm_drill_week on alarm_drill (community_id, week_day) where week_day is not null;
