-- A line of the bank's file that the books had already, and what it is there: nothing is booked of it a second time.
alter table bank_line
  add column booked_kind text check (booked_kind in ('line', 'payment', 'voucher', 'refund', 'payout')),
  add column booked_id uuid,
  add check ((booked_kind is null) = (booked_id is null)),
  add check (booked_id is null or closed_at is not null),
  drop constraint bank_line_class_check,
  add constraint bank_line_class_check check (class in ('exact', 'short', 'over', 'duplicate', 'oldPeriod', 'voided', 'unknownAccount',
    'badCheck', 'reversal', 'expired', 'out', 'booked'));
grant update (booked_kind, booked_id) on bank_line to :app, :door;
-- What is in the books is one line of the bank's; several files may tell that line again.
create unique index bank_line_booked on bank_line (community_id, booked_id, booked_kind) where booked_kind <> 'line';
create index bank_line_credited on bank_line (community_id, amount, credited_on);
alter table bank_line_act
  drop constraint bank_line_act_kind_check,
  add constraint bank_line_act_kind_check
    check (kind in ('matched', 'accepted', 'undone', 'postponed', 'refund', 'reversed', 'left', 'other', 'booked'));

-- By these a line looks for what is booked of it: what the desk took, and what was written by hand or paid out.
create index payment_of_desk on payment (community_id, amount, day) where source = 'desk' and reversed_at is null;
create index ledger_entry_by_hand on ledger_entry (community_id, day) where kind in ('voucher', 'refund', 'payout');
