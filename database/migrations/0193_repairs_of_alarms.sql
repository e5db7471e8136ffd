-- A repair can come from an alarm of the building, and from a stock-take that found something damaged.
alter table repair_case drop constraint repair_case_source_check;
alter table repair_case add constraint repair_case_source_check
  check (source in ('check', 'wall', 'desk', 'alarm', 'count'));
-- The alarm; none is kept twice as long as its repair is not given up.
alter table repair_case add column alarm_id uuid;
create unique index repair_case_alarm on repair_case (community_id, alarm_id)
  where alarm_id is not null and state <> 'cancelled';
-- Who reported from the wall is known by the reporter's own column alone, which is emptied in its time.
update repair_case set reported_by_name = '現場掃碼' where source = 'wall';
update repair_step s set acted_by_name = '現場掃碼'
  from repair_case c where c.community_id = s.community_id and c.id = s.case_id and c.source = 'wall' and s.act = 'reported';
-- The sheet on a phone that a maintenance was finished with: sent again, it is known.
alter table maintenance_record add column sheet_id uuid;
