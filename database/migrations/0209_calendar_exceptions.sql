-- A day of a series is left out, or moved: to another day, at other times. '' for days without hours.
alter table calendar_skip add column to_day date;
alter table calendar_skip add column from_time text not null default '';
alter table calendar_skip add column until_time text not null default '';
