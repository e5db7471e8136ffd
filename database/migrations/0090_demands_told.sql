-- Residents are also told of what brings its own words: a demand.
alter table notice drop constraint notice_reason_check;
alter table notice add constraint notice_reason_check check (reason in
  ('arrived', 'reminder', 'manual', 'readdressed', 'withdrawn', 'handedOver', 'handOverUndone', 'test', 'billed', 'billedAgain', 'told'));
