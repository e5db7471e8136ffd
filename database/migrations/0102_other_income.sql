-- Money of the bank that is no fee is put to an account of income, of no household and without a receipt.
alter table payment_allocation
  drop constraint payment_allocation_kind_check,
  add constraint payment_allocation_kind_check check (kind in ('bill', 'prepayment', 'refund', 'other')),
  alter column household_id drop not null,
  add column account_number smallint,
  add foreign key (community_id, account_number) references ledger_account (community_id, number),
  add check ((kind = 'other') = (household_id is null)),
  add check ((kind = 'other') = (account_number is not null));
alter table bank_line_act
  drop constraint bank_line_act_kind_check,
  add constraint bank_line_act_kind_check
    check (kind in ('matched', 'accepted', 'undone', 'postponed', 'refund', 'reversed', 'left', 'other'));
