-- What households owed and had paid ahead before Lobby: a run whose lines are booked to the opening balance and to no income, which
-- another one issues than who made it.
alter table billing_run drop constraint billing_run_source_check,
  add constraint billing_run_source_check check (source in ('rates', 'workbook', 'manual', 'opening')),
  add column issued_by uuid,
  add constraint billing_run_second_person check (source <> 'opening' or issued_at is null or issued_by <> added_by);
