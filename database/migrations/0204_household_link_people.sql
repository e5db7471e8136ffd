-- A household's links outlive nobody: since when those who live there now read by them; null: always the same people.
alter table household_link add column people_since timestamptz;

-- What a line says of another message is that message, not a copy of its words.
alter table message_line add column other_id uuid;
alter table message_line add foreign key (community_id, other_id) references resident_message (community_id, id);
create index message_line_other on message_line (community_id, other_id) where other_id is not null;
update message_line l set content = '', other_id = m.merged_into
from resident_message m where m.community_id = l.community_id and m.id = l.message_id and l.kind = 'merged';

-- What a household wrote that became part of another one is answered there.
update resident_message m set household_id = h.merged_into
from household h where h.community_id = m.community_id and h.id = m.household_id and h.merged_into is not null;
