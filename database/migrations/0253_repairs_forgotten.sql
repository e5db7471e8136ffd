-- Whose case it is, and what they wrote and photographed, is forgotten in its time, also of a case that nobody ended.
create index repair_case_forget on repair_case (community_id, state_since) where forgotten_at is null;
-- Cases of walls that were forgotten before keep no words of whoever reported them either.
update repair_case set forgotten_at = null where forgotten_at is not null and source = 'wall';
