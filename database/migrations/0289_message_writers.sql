-- When nobody stayed of those who lived in a household; links that are renewed by hand say nothing of that.
alter table household_link add column left_at timestamptz;
update household_link l set left_at = l.people_since
from household h where h.community_id = l.community_id and h.id = l.household_id and h.merged_into is null;

-- Since when a message is of its household, where it was another's that became part of it.
alter table resident_message add column household_since timestamptz;
