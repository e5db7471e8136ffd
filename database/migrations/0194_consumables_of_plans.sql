-- What was taken for a plan of maintenance.
alter table consumable_line add column plan_id uuid;
alter table consumable_line add foreign key (community_id, plan_id) references maintenance_plan (community_id, id);
create index consumable_line_plan on consumable_line (community_id, plan_id) where plan_id is not null;
