-- What is done first in a disaster, and when the next person is called: what the full screen of an alarm counts down to.

alter table alarm_call_setting drop constraint alarm_call_setting_section_check;
alter table alarm_call_setting add constraint alarm_call_setting_section_check
  check (section in ('contacts', 'rotations', 'lists', 'firsts'));

-- Null: nobody is called any more, or not as long as its point is silenced or worked on.
alter table alarm_call add column next_at timestamptz;
