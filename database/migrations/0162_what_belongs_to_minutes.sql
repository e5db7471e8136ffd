-- When minutes were posted (Art. 34), how long a hall waits for a quorum, who watched lots being drawn, and a picture of what proves
-- serving; what became of resolutions is served too (Art. 32 III).
alter table assembly
  add column minutes_posted_on date,
  add column quorum_wait_minutes integer not null default 30 check (quorum_wait_minutes between 0 and 180);
alter table assembly_topic add column lots_witness text not null default '';
alter table assembly_serving
  add column photo_path text not null default '',
  drop constraint assembly_serving_what_check,
  add constraint assembly_serving_what_check check (what in ('notice', 'minutes', 'outcome'));
-- Of meetings of before nobody said when their minutes were posted; the days of reminding of them are over.
update assembly set reminded_for = (meeting_at at time zone 'Asia/Taipei')::date + 16
  where status = 'ended' and (meeting_at at time zone 'Asia/Taipei')::date + 16 < (now() at time zone 'Asia/Taipei')::date;
