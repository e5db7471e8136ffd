-- What was done to billing runs and their bills after they were made: by whom, when and why; only added to.

alter table billing_run drop constraint billing_run_source_check,
  add constraint billing_run_source_check check (source in ('rates', 'workbook', 'manual'));
alter table bill add issued_by_name text;
create index bill_number on bill (community_id, (reverse(number)) text_pattern_ops);

create table bill_change (
  community_id uuid not null references community (id),
  id uuid not null,
  run_id uuid not null,
  -- Null: of the whole run.
  bill_id uuid,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  act text not null check (act in ('added', 'changed', 'issued', 'withdrawn', 'corrected', 'dated', 'moved', 'voided', 'taken')),
  reason text not null default '',
  -- [{field, before, after}], as people read them.
  changes jsonb not null default '[]',
  primary key (community_id, id),
  foreign key (community_id, run_id) references billing_run (community_id, id),
  foreign key (community_id, bill_id) references bill (community_id, id)
);
call tenant_table('bill_change');
create index bill_change_run on bill_change (community_id, run_id, at);
create index bill_change_bill on bill_change (community_id, bill_id, at) where bill_id is not null;
revoke update, delete on bill_change from :app, :door;
