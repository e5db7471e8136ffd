-- What a year may cost where people decided otherwise than the plans say: each line holds from its time on, and stays.
create table maintenance_budget_change (
  community_id uuid not null references community (id),
  id uuid not null,
  year smallint not null check (year between 2000 and 2200),
  -- Null: repairs, which no plan foresees.
  plan_id uuid,
  -- Whole NT$: what held before, and what holds from now on.
  before integer not null check (before >= 0),
  amount integer not null check (amount between 0 and 999999999),
  reason text not null check (length(reason) between 1 and 100),
  changed_at timestamptz not null,
  changed_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, plan_id) references maintenance_plan
);
call tenant_table('maintenance_budget_change');
create index maintenance_budget_change_year on maintenance_budget_change (community_id, year, changed_at);
create index maintenance_budget_change_plan on maintenance_budget_change (community_id, plan_id) where plan_id is not null;
create index maintenance_record_done on maintenance_record (community_id, done_day) where state = 'done';
revoke update, delete on maintenance_budget_change from :app, :door;
create index maintenance_check_asset on maintenance_check (community_id, asset_id, at desc);
-- What was thought of the work when it was accepted, or later; once.
alter table maintenance_record add column stars smallint check (stars between 1 and 5);
