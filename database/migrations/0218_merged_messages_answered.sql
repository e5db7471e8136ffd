-- What is replied to a message is told to the households of those that were merged into it: each has a line of that in its own.
alter table message_line drop constraint message_line_kind_check;
alter table message_line add constraint message_line_kind_check
  check (kind in ('reply', 'assigned', 'typed', 'closed', 'reopened', 'merged', 'answered', 'repair', 'news'));
