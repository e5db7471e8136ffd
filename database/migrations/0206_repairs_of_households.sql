-- Whose a repair is, where a household asked for it; emptied with the reporter.
alter table repair_case add column household_id uuid;
alter table repair_case add foreign key (community_id, household_id) references household (community_id, id);
create index repair_case_household on repair_case (community_id, household_id) where household_id is not null;
-- What a household wrote and became a repair is its repair; of one that was forgotten nothing is said again.
update repair_case r set household_id = m.household_id
from resident_message m where m.community_id = r.community_id and m.repair_case_id = r.id and r.forgotten_at is null;
