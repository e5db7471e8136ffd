-- What is looked at again and again across communities: drops that fell silent, and parcels that are reminded of.
create index locker_stay_dropping on locker_stay (asked_at) where state = 'dropping';
create index locker_stay_stowed on locker_stay (stowed_at) where state = 'stowed';
