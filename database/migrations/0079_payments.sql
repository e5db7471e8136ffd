-- Money that came in at the desk or at the bank, what it was put to, receipts, and refunds by two. Amounts are whole NT$.

create table payment (
  community_id uuid not null references community (id),
  id uuid not null,
  source text not null check (source in ('desk', 'bankLine')),
  channel text not null check (channel in ('cash', 'cheque', 'remittance', 'atm', 'store', 'card')),
  amount bigint not null check (amount > 0),
  -- What is put to nothing yet: the amount less its allocations.
  open bigint not null check (open between 0 and amount),
  -- The day that it is booked to, and when the customer paid.
  day date not null,
  paid_at timestamptz not null,
  -- When shops and agencies had it, when the bank had it, when it was paid out.
  agency_day date,
  credit_day date,
  payout_day date,
  -- Whose it is, where that is known.
  household_id uuid,
  payer_name text not null default '',
  -- The virtual account or number of barcodes that was used, and the end of the account that it came from.
  code text not null default '',
  last_digits text not null default '',
  cheque_number text not null default '',
  cheque_bank text not null default '',
  note text not null default '',
  -- The account of money that it is in.
  money_number smallint not null,
  taken_at timestamptz not null default now(),
  taken_by uuid not null,
  taken_by_name text not null,
  reversed_at timestamptz,
  reversed_by_name text not null default '',
  reverse_reason text not null default '',
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, money_number) references ledger_account (community_id, number),
  check ((reversed_at is null) = (reverse_reason = '')),
  check (reversed_at is null or open = amount),
  check (channel <> 'cheque' or cheque_number <> '' or source = 'bankLine')
);
call tenant_table('payment');
create index payment_day on payment (community_id, day, channel);
create index payment_household on payment (community_id, household_id, paid_at desc);
create index payment_open on payment (community_id, paid_at desc, id) where open > 0 and reversed_at is null;
revoke update, delete on payment from :app, :door;
grant update (open, household_id, agency_day, credit_day, payout_day, reversed_at, reversed_by_name, reverse_reason)
  on payment to :app, :door;

-- What a household gets back: asked for by one, approved by another.
create table refund (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  -- What it is taken from: what was paid ahead, or the open part of a payment.
  payment_id uuid,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('cash', 'transfer')),
  -- Whom it is paid to, and where.
  payee text not null,
  account text not null default '',
  reason text not null check (reason <> ''),
  requested_at timestamptz not null default now(),
  requested_by uuid not null,
  requested_by_name text not null,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text not null default '',
  -- Why it was rejected.
  rejection text not null default '',
  paid_at timestamptz,
  paid_by_name text not null default '',
  state text not null generated always as (case when paid_at is not null then 'paid' when rejection <> '' then 'rejected'
    when decided_at is not null then 'approved' else 'requested' end) stored,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, payment_id) references payment (community_id, id),
  check ((decided_at is null) = (decided_by is null)),
  check (rejection = '' or decided_at is not null),
  check (paid_at is null or (decided_at is not null and rejection = '')),
  -- Nobody approves what they asked for; they may take it back.
  check (decided_by <> requested_by or rejection <> ''),
  check (way <> 'transfer' or account <> '')
);
call tenant_table('refund');
create index refund_state on refund (community_id, requested_at desc, id);
create index refund_household on refund (community_id, household_id);
revoke update, delete on refund from :app, :door;
grant update (household_id, decided_at, decided_by, decided_by_name, rejection, paid_at, paid_by_name)
  on refund to :app, :door;

-- What a payment was put to (銷帳); undone by a line of its own, never changed.
create table payment_allocation (
  community_id uuid not null references community (id),
  id uuid not null,
  payment_id uuid not null,
  kind text not null check (kind in ('bill', 'prepayment', 'refund')),
  bill_id uuid,
  -- What it did there: a settlement of the bill, or a line of the prepayment.
  settlement_id uuid,
  prepayment_line_id uuid,
  refund_id uuid,
  household_id uuid not null,
  amount bigint not null check (amount <> 0),
  undoes_id uuid,
  reason text not null default '',
  -- Its entry in the ledger.
  entry_id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  unique (community_id, undoes_id),
  foreign key (community_id, payment_id) references payment (community_id, id),
  foreign key (community_id, bill_id) references bill (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, refund_id) references refund (community_id, id),
  foreign key (community_id, undoes_id) references payment_allocation (community_id, id),
  check ((undoes_id is null) = (amount > 0)),
  check ((kind = 'bill') = (bill_id is not null)),
  check ((kind = 'refund') = (refund_id is not null))
);
call tenant_table('payment_allocation');
create index payment_allocation_payment on payment_allocation (community_id, payment_id, at);
create index payment_allocation_bill on payment_allocation (community_id, bill_id) where bill_id is not null;
create index payment_allocation_at on payment_allocation (community_id, at desc, id desc) where undoes_id is null;
create index payment_allocation_household on payment_allocation (community_id, household_id, at desc) where undoes_id is null;
revoke update, delete on payment_allocation from :app, :door;

-- Receipts: counted by year without gaps; a voided one keeps its number.
create table receipt (
  community_id uuid not null references community (id),
  id uuid not null,
  year smallint not null,
  number integer not null check (number > 0),
  allocation_id uuid not null,
  amount bigint not null check (amount > 0),
  issued_at timestamptz not null default now(),
  issued_by_name text not null,
  -- How often it was printed: all after the first say so.
  prints integer not null default 0 check (prints >= 0),
  voided_at timestamptz,
  voided_by_name text not null default '',
  void_reason text not null default '',
  primary key (community_id, id),
  unique (community_id, year, number),
  unique (community_id, allocation_id),
  foreign key (community_id, allocation_id) references payment_allocation (community_id, id),
  check ((voided_at is null) = (void_reason = ''))
);
call tenant_table('receipt');
revoke update, delete on receipt from :app, :door;
grant update (prints, voided_at, voided_by_name, void_reason) on receipt to :app, :door;

-- Asked for when the transaction ends: what is open of a payment is its amount less its allocations.
create function require_payment_sum() returns trigger language plpgsql as $$
declare
  it uuid := case tg_table_name when 'payment' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'payment_id' end;
begin
  if exists (select from payment p where p.community_id = new.community_id and p.id = it
      and p.open <> p.amount - (select coalesce(sum(a.amount), 0) from payment_allocation a
        where a.community_id = p.community_id and a.payment_id = p.id)) then
    raise exception 'payment % does not carry the sum of its allocations', it using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger require_payment_sum after insert or update of open on payment deferrable initially deferred
  for each row execute function require_payment_sum();
create constraint trigger require_payment_sum after insert on payment_allocation deferrable initially deferred
  for each row execute function require_payment_sum();
