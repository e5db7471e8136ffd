-- Several boards in turn, each for its seconds, where an entry of the schedule holds; none: its board alone.
alter table board_schedule add column turns jsonb not null default '[]';
