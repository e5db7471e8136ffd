-- Work on devices, alarms that rise the longer they last, and points that are made of others.

alter table alarm_point
  -- Somebody works on it: its alarms are kept and told to nobody, apart from silence, in which there are none.
  add column maintenance_until timestamptz,
  add column maintenance_reason text not null default '',
  -- Every so many minutes that its alarm lasts it is a level higher, up to this one.
  add column rise_minutes smallint check (rise_minutes between 1 and 1440),
  add column rise_level smallint check (rise_level between 2 and 4),
  -- It is abnormal when so many of these are.
  add column any_of uuid[] not null default '{}' check (cardinality(any_of) <= 20),
  add column any_count smallint not null default 1 check (any_count between 1 and 20),
  add check ((rise_minutes is null) = (rise_level is null));
create index alarm_point_any_of on alarm_point using gin (any_of) where any_of <> '{}';

alter table alarm_event
  add column in_maintenance boolean not null default false,
  -- When it is a level higher, if it lasts until then and nobody is done with it.
  add column rises_at timestamptz;
create index alarm_event_rising on alarm_event (community_id, rises_at)
  where rises_at is not null and cleared_at is null and processed_at is null;

alter table alarm_event_change drop constraint alarm_event_change_act_check;
alter table alarm_event_change add check (act in
  ('raised', 'acknowledged', 'reported', 'processed', 'reopened', 'rose', 'maintained', 'maintenanceOver'));
