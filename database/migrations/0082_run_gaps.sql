-- What a draft could not calculate (a missing area, an amount that no line may have, nobody who pays): kept with its run until
-- it is mended, or somebody takes it upon themselves with a reason. Never removed. Items may have a cycle of their own.

create table bill_gap (
  community_id uuid not null references community (id),
  id uuid not null,
  run_id uuid not null,
  household_id uuid not null,
  -- Null: of the whole bill.
  fee_item_id uuid,
  name text not null,
  missing text not null check (missing in ('exclusiveArea', 'titleArea', 'parkingArea', 'amount', 'payer')),
  found_at timestamptz not null default now(),
  -- When a later drawing found it no more.
  mended_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  accepted_by_name text,
  accept_reason text,
  primary key (community_id, id),
  foreign key (community_id, run_id) references billing_run (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, fee_item_id) references fee_item (community_id, id),
  check ((accepted_at is null) = (accepted_by is null)),
  check ((accepted_at is null) = (coalesce(accept_reason, '') = '')),
  check ((accepted_at is null) = (accepted_by_name is null))
);
call tenant_table('bill_gap');
create index bill_gap_run on bill_gap (community_id, run_id, household_id);
revoke delete on bill_gap from :app, :door;

-- The run whose draft was moved away: drawn anew, it does not bill the household again.
alter table bill add moved_from uuid,
  add constraint bill_moved_from foreign key (community_id, moved_from) references billing_run (community_id, id);

alter table bill_change drop constraint bill_change_act_check,
  add constraint bill_change_act_check check (act in
    ('added', 'changed', 'issued', 'withdrawn', 'corrected', 'dated', 'moved', 'voided', 'taken', 'redrawn', 'printed', 'notified'));

-- Null: as often as the run. Else it is charged in the run that has its month, for all months until it comes again.
alter table fee_item add cycle text check (cycle in ('month', 'twoMonths', 'quarter', 'halfYear', 'year')),
  add due_month smallint check (due_month between 1 and 12),
  add constraint fee_item_cycle check ((cycle is null) = (due_month is null)
    and (cycle is null or kind in ('area', 'car', 'motorcycle', 'household', 'chosen', 'discount')));
