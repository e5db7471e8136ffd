-- What a time was planned to cost, as the plan said when it was opened: what a plan costs later changes no year that is over.
alter table maintenance_record add column budget integer check (budget between 0 and 999999999);
update maintenance_record r set budget = p.budget
  from maintenance_plan p where p.community_id = r.community_id and p.id = r.plan_id;
create index maintenance_record_planned on maintenance_record (community_id, planned_day);
