-- Since when a booking or an entry of a draw is of its household, where it was another's that became part of it.
alter table facility_booking add column household_since timestamptz;
alter table facility_draw_entry add column household_since timestamptz;

-- What hangs on a version of a rule, as on news.
alter table rule_version add column files jsonb not null default '[]';
