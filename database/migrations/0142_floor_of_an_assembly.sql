-- How long each may speak, and until when a vote takes ballots from phones.
alter table assembly add column speech_minutes integer not null default 3 check (speech_minutes between 1 and 60);
alter table assembly_topic add column closes_at timestamptz;
-- One speaks at a time.
create unique index assembly_speaker_speaking on assembly_speaker (community_id, assembly_id)
  where began_at is not null and ended_at is null;
-- The day for which those who prepare a meeting were last reminded that minutes have to be served (Art. 34).
alter table assembly add column reminded_for date;
