-- Accounts are named, ordered and retired by the community.
alter table ledger_account
  add column position integer not null default 0,
  add column version integer not null default 1 check (version > 0);
update ledger_account set position = number;

-- The kinds of vouchers are called as those of their categories are.
alter table voucher drop constraint voucher_kind_check;
update voucher set kind = case kind when 'in' then 'income' when 'out' then 'expense' else kind end;
alter table voucher add check (kind in ('income', 'expense', 'transfer'));
