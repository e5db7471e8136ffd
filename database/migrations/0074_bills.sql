-- Billing runs (繳費期別), their bills, what settles them, and every code by which they can be paid. Amounts are whole NT$.

create table billing_run (
  community_id uuid not null references community (id),
  id uuid not null,
  -- Whose bank collects: 'kgi' has screens of its own.
  provider text not null default 'general' check (provider in ('general', 'kgi')),
  -- The {type} of its pages.
  fee_type text not null default 'default-management' check (fee_type ~ '^[a-z][a-z-]{0,39}$'),
  name text not null check (length(name) between 1 and 40),
  cycle text not null check (cycle in ('month', 'twoMonths', 'quarter', 'halfYear', 'year', 'once')),
  starts_on date not null,
  ends_on date not null,
  due_on date not null,
  -- Until when shops take its barcodes.
  barcode_until date not null,
  source text not null check (source in ('rates', 'workbook')),
  added_at timestamptz not null default now(),
  added_by uuid not null,
  added_by_name text not null,
  issued_at timestamptz,
  issued_by_name text,
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  withdraw_reason text,
  row_version integer not null default 1 check (row_version > 0),
  state text not null generated always as (case when withdrawn_at is not null then 'withdrawn'
    when issued_at is not null then 'issued' else 'draft' end) stored,
  primary key (community_id, id),
  check (starts_on < ends_on),
  check (barcode_until >= ends_on),
  check (due_on between starts_on and barcode_until),
  check (barcode_until < starts_on + interval '1 year')
);
call tenant_table('billing_run');
create index billing_run_start on billing_run (community_id, fee_type, provider, starts_on desc, id);

create table bill (
  community_id uuid not null references community (id),
  id uuid not null,
  run_id uuid not null,
  -- Whose it is now; a merger moves what is open.
  household_id uuid not null,
  -- Whom it was made for.
  billed_household_id uuid not null,
  -- 11511-0056: ROC year and month of the start of its run, and a number without gaps in that month.
  number text not null check (number ~ '^\d{5}-\d{4,}$'),
  -- Who pays, as it was when the bill was made.
  payer_name text not null default '',
  payer_type text not null default 'owner' check (payer_type in ('owner', 'renter', 'resident')),
  -- The sum of its lines, and of what settles it.
  total bigint not null default 0,
  paid bigint not null default 0 check (paid >= 0),
  due_on date not null,
  barcode_until date not null,
  issued_at timestamptz,
  -- When the last dollar was settled.
  settled_at timestamptz,
  voided_at timestamptz,
  voided_by_name text,
  void_reason text,
  -- The bill that has what was left of it as a line.
  carried_to uuid,
  row_version integer not null default 1 check (row_version > 0),
  state text not null generated always as (case when voided_at is not null then 'voided'
    when issued_at is null then 'draft' when carried_to is not null then 'carried'
    when paid = total then 'settled' when paid > 0 then 'partlyPaid' else 'unpaid' end) stored,
  primary key (community_id, id),
  unique (community_id, number),
  foreign key (community_id, run_id) references billing_run (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, billed_household_id) references household (community_id, id),
  foreign key (community_id, carried_to) references bill (community_id, id),
  check (issued_at is null or total >= 0),
  check (issued_at is not null or paid = 0),
  check (paid <= greatest(total, 0)),
  check (voided_at is null or paid = 0),
  check ((settled_at is not null) = (issued_at is not null and voided_at is null and paid = total))
);
call tenant_table('bill');
create index bill_run on bill (community_id, run_id, household_id);
create index bill_household on bill (community_id, household_id, due_on) include (total, paid);
-- What is owed.
create index bill_open on bill (community_id, due_on, household_id) include (total, paid)
  where issued_at is not null and voided_at is null and settled_at is null;
create trigger of_open_household before insert or update of household_id on bill
  for each row when (new.voided_at is null and new.settled_at is null) execute function of_open_household();

create table bill_line (
  community_id uuid not null references community (id),
  bill_id uuid not null,
  position smallint not null check (position > 0),
  -- 'arrears' takes over what is left of an earlier bill; it is no income again.
  kind text not null check (kind in ('item', 'discount', 'fine', 'arrears')),
  fee_item_id uuid,
  name text not null check (length(name) between 1 and 40),
  -- How it was calculated, as it is printed: 專有部分 34.56 坪 × 每坪 85 元.
  basis text not null default '',
  -- The account of income that it is booked to; arrears have none.
  account_number smallint,
  amount bigint not null,
  arrears_bill_id uuid,
  primary key (community_id, bill_id, position),
  foreign key (community_id, bill_id) references bill (community_id, id),
  foreign key (community_id, account_number) references ledger_account (community_id, number),
  foreign key (community_id, arrears_bill_id) references bill (community_id, id),
  check ((kind = 'arrears') = (arrears_bill_id is not null)),
  check ((kind = 'arrears') = (account_number is null)),
  -- R306, R307
  check (kind = 'arrears' or amount between -99999 and 200000)
);
call tenant_table('bill_line');

-- What settles a bill: money that came in, a prepayment that is offset, a later bill that takes the rest over. Undone by a
-- line of its own; never changed.
create table bill_settlement (
  community_id uuid not null references community (id),
  id uuid not null,
  bill_id uuid not null,
  kind text not null check (kind in ('payment', 'prepayment', 'carried')),
  -- The payment, the line of the prepayment, or the bill that carries it.
  source_id uuid not null,
  amount bigint not null check (amount <> 0),
  undoes_id uuid,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  unique (community_id, undoes_id),
  foreign key (community_id, bill_id) references bill (community_id, id),
  foreign key (community_id, undoes_id) references bill_settlement (community_id, id),
  check ((undoes_id is null) = (amount > 0))
);
call tenant_table('bill_settlement');
create index bill_settlement_bill on bill_settlement (community_id, bill_id, at);
create index bill_settlement_source on bill_settlement (community_id, kind, source_id);
revoke update, delete on bill_settlement from :app, :door;

-- Every virtual account and number of barcodes that a bill ever had: it leads to its household for ever.
create table bill_code (
  community_id uuid not null references community (id),
  code text not null check (code ~ '^[0-9A-Z]{4,20}$'),
  bill_id uuid not null,
  made_at timestamptz not null default now(),
  primary key (community_id, code),
  foreign key (community_id, bill_id) references bill (community_id, id)
);
call tenant_table('bill_code');
create index bill_code_bill on bill_code (community_id, bill_id, made_at);
revoke update, delete on bill_code from :app, :door;

-- Asked for when the transaction ends: the sums that bills carry are those of their lines and settlements.
create function require_bill_sums() returns trigger language plpgsql as $$
declare
  it uuid := case tg_table_name when 'bill' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'bill_id' end;
begin
  if exists (select from bill b where b.community_id = new.community_id and b.id = it
      and (b.total <> (select coalesce(sum(l.amount), 0) from bill_line l where l.community_id = b.community_id and l.bill_id = b.id)
        or b.paid <> (select coalesce(sum(s.amount), 0) from bill_settlement s where s.community_id = b.community_id and s.bill_id = b.id))) then
    raise exception 'bill % does not carry the sums of its lines and settlements', it using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger require_bill_sums after insert or update of total, paid on bill deferrable initially deferred
  for each row execute function require_bill_sums();
create constraint trigger require_bill_sums after insert on bill_settlement deferrable initially deferred
  for each row execute function require_bill_sums();

insert into ledger_account (community_id, number, name, position)
  select c.id, a.number, a.name, a.number from community c,
  (values (1202, '代收在途'), (4198, '違約金收入')) as a (number, name)
  on conflict do nothing;
