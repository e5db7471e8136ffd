-- A cheque is money once the bank has cashed it: until then it is held (應收票據), with the day that it is due. Of those that were
-- taken before, the books say that the bank has them.
alter table payment
  add cheque_due_on date,
  add cheque_cashed_on date,
  add cheque_cashed_at timestamptz,
  add cheque_cashed_by_name text not null default '',
  add check (cheque_due_on is null or channel = 'cheque'),
  add check ((cheque_cashed_on is null) = (cheque_cashed_at is null)),
  add check (cheque_cashed_on is null or (channel = 'cheque' and cheque_cashed_on >= day));
grant update (cheque_cashed_on, cheque_cashed_at, cheque_cashed_by_name) on payment to :app, :door;
create index payment_cheque on payment (community_id, cheque_due_on, id) where channel = 'cheque' and source = 'desk';

insert into ledger_account (community_id, number, name, position)
  select c.id, 1203, case when exists (select from ledger_account a where a.community_id = c.id and a.name = '應收票據'
    and a.retired_at is null) then '應收票據（收款）' else '應收票據' end, 1203 from community c on conflict do nothing;
