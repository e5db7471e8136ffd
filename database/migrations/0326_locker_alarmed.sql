-- The few cabinets whose doors were left open, for the watch of every minute.
create index locker_cabinet_alarmed on locker_cabinet (id) where alarmed_at is not null;
