-- A household writes on in a message that is open, under what was replied.
alter table message_line drop constraint message_line_kind_check;
alter table message_line add constraint message_line_kind_check
  check (kind in ('reply', 'wrote', 'assigned', 'typed', 'closed', 'reopened', 'merged', 'answered', 'repair', 'news'));
