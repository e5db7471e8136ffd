-- An alarm says in its history when it was over, that it began again while somebody worked on its point, and why calling waits.

alter table alarm_event_change drop constraint alarm_event_change_act_check;
alter table alarm_event_change add check (act in
  ('raised', 'acknowledged', 'reported', 'processed', 'reopened', 'rose', 'maintained', 'maintenanceOver', 'drilled',
   'unanswered', 'nobodyToCall', 'begunAgain', 'cleared', 'begunInMaintenance', 'callsPaused'));
