-- Since when an alarm runs because doors of a cabinet were left open.
alter table locker_cabinet add column alarmed_at timestamptz;
create index locker_cubby_open on locker_cubby (door_open_since) where door_open_since is not null;
