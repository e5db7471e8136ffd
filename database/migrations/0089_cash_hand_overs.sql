-- Cash of the community that one named person hands over to another: what the books say, what was counted, and both names. A
-- difference is booked by a voucher.
create table cash_hand_over (
  community_id uuid not null references community (id),
  id uuid not null,
  money_number smallint not null,
  at timestamptz not null default now(),
  expected bigint not null,
  counted bigint not null check (counted >= 0),
  from_name text not null check (from_name <> ''),
  to_name text not null check (to_name <> ''),
  -- Why the two sums differ.
  reason text not null default '',
  voucher_id uuid,
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  foreign key (community_id, money_number) references ledger_account (community_id, number),
  foreign key (community_id, voucher_id) references voucher (community_id, id),
  check (from_name <> to_name),
  check ((counted = expected) = (voucher_id is null)),
  check (counted = expected or reason <> '')
);
call tenant_table('cash_hand_over');
create index cash_hand_over_at on cash_hand_over (community_id, at desc, id desc);
revoke update, delete on cash_hand_over from :app, :door;
