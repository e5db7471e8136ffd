-- What households owed and had paid ahead before Lobby: a run whose lines are booked to the opening balance and to no income.
alter table billing_run drop constraint billing_run_source_check,
  add constraint billing_run_source_check check (source in ('rates', 'workbook', 'manual', 'opening'));
