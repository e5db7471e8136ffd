-- The units of a card are found by whose they are, not by reading a whole roll for every phone.
create index assembly_unit_owner on assembly_unit (community_id, assembly_id, owner_key);
create index assembly_weight_agent on assembly_weight (community_id, topic_id, agent_key) where agent_key is not null;
create index assembly_presence_agent on assembly_presence (community_id, assembly_id, agent_key)
  where agent_key is not null and cancelled_at is null;

-- What the notice said of a motion that was changed after it: the minutes show both.
alter table assembly_topic add column noticed jsonb;

-- An objection of a meeting or a vote that was begun anew, or that was taken back, counts no longer and stays in the record.
alter table assembly_objection add column void_at timestamptz;
drop index assembly_objection_once;
create unique index assembly_objection_once on assembly_objection (community_id, topic_id, unit_id, is_on_spot) where void_at is null;

-- A card is found by the digest of its code, and the code itself is sealed: a copy of the database votes for nobody.
alter table assembly_unit add column card_hash text, add column card_sealed bytea;
update assembly_unit set card_hash = encode(sha256(convert_to(card_code, 'UTF8')), 'hex');
alter table assembly_unit alter column card_hash set not null, drop column card_code;
create index assembly_unit_card on assembly_unit (card_hash);
