-- A line whose money the same file takes back (已退回): it is written off to nothing.
alter table bank_line
  drop constraint bank_line_class_check,
  add constraint bank_line_class_check check (class in ('exact', 'short', 'over', 'duplicate', 'oldPeriod', 'voided', 'unknownAccount',
    'badCheck', 'reversal', 'expired', 'out', 'booked', 'returned'));
