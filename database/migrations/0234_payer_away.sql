-- Where debts follow the person, nobody is told of a bill whose payer does not live there: 'away'.
alter table bill_notice
  drop constraint bill_notice_outcome_check,
  add constraint bill_notice_outcome_check
    check (outcome in ('waiting', 'told', 'settled', 'nobody', 'declined', 'noWay', 'away'));
