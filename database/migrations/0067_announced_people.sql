-- A notice of somebody who registered on the public form says itself how many they are.
alter table visitor_announcement add column people integer check (people between 1 and 99);
update visitor_announcement a set people = r.people from visitor_registration r
where r.community_id = a.community_id and r.id = a.registration_id;
