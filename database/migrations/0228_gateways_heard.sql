-- What of a gateway could not be read, while the rest of it is; and when the program that keeps it connected was there last.

alter table alarm_gateway
  add column missed text[] not null default '{}',
  add column missed_at timestamptz,
  add column held_at timestamptz;
