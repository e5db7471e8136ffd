-- Whoever joins again after they were removed begins new sessions, by whatever way they join: one from before is not theirs any more.
-- Sessions count milliseconds.
alter table membership alter column sessions_from set default date_trunc('milliseconds', now());
