-- Alarms may call a telephone: by a gateway of the community, which speaks and says which key was pressed.
alter table notice_channel drop constraint notice_channel_channel_check;
alter table notice_channel add constraint notice_channel_channel_check check (channel in ('line', 'sms', 'mail', 'voice'));
alter table notice_delivery drop constraint notice_delivery_channel_check;
alter table notice_delivery add constraint notice_delivery_channel_check
  check (channel in ('line', 'sms', 'mail', 'voice', 'tag', 'phone', 'intercom'));
alter table alarm_told drop constraint alarm_told_way_check;
alter table alarm_told add constraint alarm_told_way_check check (way in ('push', 'sms', 'mail', 'voice'));
