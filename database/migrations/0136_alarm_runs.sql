-- An alarm that was over and begins again is told again: how often it began, and whether it is a test alone.
alter table alarm_event add begun integer not null default 1 check (begun > 0), add is_test boolean not null default false;

-- A gateway is found by its id alone before anybody knows whose it is.
create unique index alarm_gateway_of_any on alarm_gateway (id);

-- Since when a screen says that it shows a take-over no more.
alter table emergency_target add left_at timestamptz;
