-- Each time that an alarm begins and is told: one that was over, or seen to, begins again at a time of its own.

create table alarm_beginning (
  community_id uuid not null references community (id),
  event_id uuid not null,
  at timestamptz not null,
  -- As high as it rose since.
  level smallint not null check (level between 1 and 4),
  is_test boolean not null,
  is_drill boolean not null,
  -- What people did before it began another time.
  acknowledged_at timestamptz,
  processed_at timestamptz,
  primary key (community_id, event_id, at),
  foreign key (community_id, event_id) references alarm_event (community_id, id)
);
call tenant_table('alarm_beginning');
create index alarm_beginning_at on alarm_beginning (community_id, at);
revoke delete on alarm_beginning from :app;

insert into alarm_beginning (community_id, event_id, at, level, is_test, is_drill, acknowledged_at, processed_at)
select community_id, id, created_at, level, is_test, is_drill, acknowledged_at, processed_at
from alarm_event where not (in_maintenance and is_quiet);

alter table alarm_event_change drop constraint alarm_event_change_act_check;
alter table alarm_event_change add check (act in
  ('raised', 'acknowledged', 'reported', 'processed', 'reopened', 'rose', 'maintained', 'maintenanceOver', 'drilled',
   'unanswered', 'nobodyToCall', 'begunAgain'));
