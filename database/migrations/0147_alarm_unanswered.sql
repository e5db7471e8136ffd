-- An alarm that nobody answered, or that no list calls anybody for, says so itself.

alter table alarm_event_change drop constraint alarm_event_change_act_check;
alter table alarm_event_change add check (act in
  ('raised', 'acknowledged', 'reported', 'processed', 'reopened', 'rose', 'maintained', 'maintenanceOver', 'drilled',
   'unanswered', 'nobodyToCall'));
