-- A payment that is voided after its day, or after the drawer was counted, is asked for by one and approved by another, as a refund is:
-- it is the payment as a whole, and has no way of its own.
alter table refund
  add column kind text not null default 'refund' check (kind in ('refund', 'void')),
  alter column way drop not null,
  add check ((kind = 'void') = (way is null)),
  add check (kind <> 'void' or payment_id is not null);
create unique index refund_void on refund (community_id, payment_id) where kind = 'void' and state = 'requested';
