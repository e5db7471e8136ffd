-- Deposits for and from outsiders, their kinds, corrections and voids; and the cash of envelopes as a ledger.

create table deposit_kind (
  community_id uuid not null references community (id),
  number smallint not null check (number > 0),
  name text not null check (name <> ''),
  position integer not null default 0,
  retired_at timestamptz,
  primary key (community_id, number),
  -- 8 is cash everywhere.
  check (number <> 8 or retired_at is null)
);
call tenant_table('deposit_kind');
create unique index deposit_kind_name on deposit_kind (community_id, name) where retired_at is null;
insert into deposit_kind (community_id, number, name, position)
  select c.id, k.number, k.name, k.position
  from community c, (values (1, '文件', 0), (2, '鑰匙', 1), (3, '食品', 2), (4, '衣物', 3), (8, '現金', 4), (9, '其他', 5))
    as k (number, name, position);

alter table deposit alter column household_id drop not null;
alter table deposit
  add column recipient_id uuid,
  add column recipient_phone text not null default '',
  add column payer_phone text not null default '',
  add column photo_path text not null default '',
  add column expected_on date,
  add column version integer not null default 1 check (version > 0),
  add column voided_at timestamptz,
  add column voided_by_name text,
  add column void_reason text,
  add foreign key (community_id, recipient_id) references resident (community_id, id),
  -- Whoever is no household has a name.
  add check (household_id is not null or recipient_name <> ''),
  add check (household_id is not null or recipient_id is null),
  add check (handed_over_at is null or voided_at is null),
  add check ((voided_at is null) = (void_reason is null));

drop index deposit_waiting;
create index deposit_waiting on deposit (community_id, household_id) where handed_over_at is null and voided_at is null;
create index deposit_arrived on deposit (community_id, arrived_at desc, id desc);
create index deposit_receiver on deposit (community_id, household_id, arrived_at desc, id desc);
create index deposit_payer on deposit (community_id, payer_household_id, arrived_at desc, id desc);
create index deposit_serial on deposit (community_id, serial_number);
create index deposit_cash on deposit (community_id, arrived_at desc, id desc) where kind_detail = 8;
create index deposit_voided on deposit (community_id, arrived_at desc, id desc) where voided_at is not null;
create index deposit_handed_over on deposit (community_id, hand_over_id) where hand_over_id is not null;

-- What was changed after registering, with the old value; only added to.
create table deposit_change (
  community_id uuid not null references community (id),
  id uuid not null,
  deposit_id uuid not null,
  kind text not null check (kind in ('corrected', 'handOverUndone', 'voided')),
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  -- [{field, before, after}], as people read them.
  changes jsonb not null default '[]',
  reason text not null default '',
  hand_over_id uuid,
  primary key (community_id, id),
  foreign key (community_id, deposit_id) references deposit (community_id, id),
  foreign key (community_id, hand_over_id) references deposit_hand_over (community_id, id)
);
call tenant_table('deposit_change');
create index deposit_change_deposit on deposit_change (community_id, deposit_id, at);
revoke update, delete on deposit_change from :app, :door;

-- The lines of a cash deposit's envelope. A line can only continue the last one: its sequence and balance before are
-- those of an earlier line, and no two lines have one sequence. Nobody rewrites or removes a line.
create table cash_line (
  community_id uuid not null references community (id),
  deposit_id uuid not null,
  sequence integer not null check (sequence > 0),
  id uuid not null,
  kind text not null check (kind in ('in', 'payCourier', 'return', 'reverse', 'adjust')),
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  previous_sequence integer generated always as (nullif(sequence - 1, 0)) stored,
  previous_balance bigint not null,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  receipt_number integer check (receipt_number > 0),
  -- Whose money moved, as the receipt names them.
  party_label text not null default '',
  party_name text not null default '',
  package_id uuid,
  courier_name text not null default '',
  hand_over_id uuid,
  reverses_sequence integer,
  reversed_amount bigint generated always as (case when kind = 'reverse' then -amount end) stored,
  reason text not null default '',
  witness_id uuid,
  witness_name text not null default '',
  signature_path text not null default '',
  primary key (community_id, deposit_id, sequence),
  unique (community_id, id),
  unique (community_id, receipt_number),
  unique (community_id, deposit_id, sequence, balance),
  unique (community_id, deposit_id, sequence, amount),
  -- A line is taken back once at most, and by exactly its amount.
  unique (community_id, deposit_id, reverses_sequence),
  foreign key (community_id, deposit_id) references deposit (community_id, id),
  foreign key (community_id, deposit_id, previous_sequence, previous_balance)
    references cash_line (community_id, deposit_id, sequence, balance),
  foreign key (community_id, deposit_id, reverses_sequence, reversed_amount)
    references cash_line (community_id, deposit_id, sequence, amount),
  foreign key (community_id, package_id) references package (community_id, id),
  foreign key (community_id, hand_over_id) references deposit_hand_over (community_id, id),
  check (balance = previous_balance + amount),
  check (sequence > 1 or previous_balance = 0),
  check (reverses_sequence < sequence),
  check ((kind = 'reverse') = (reverses_sequence is not null)),
  check ((kind in ('in', 'payCourier', 'return')) = (receipt_number is not null)),
  check (kind <> 'in' or amount > 0),
  check ((kind = 'payCourier') = (package_id is not null)),
  check (kind <> 'payCourier' or amount < 0),
  check (kind <> 'return' or (amount < 0 and balance = 0 and hand_over_id is not null)),
  check (kind not in ('reverse', 'adjust') or reason <> ''),
  check (kind <> 'adjust' or (witness_id is not null and witness_id <> account_id))
);
call tenant_table('cash_line');
create index cash_line_at on cash_line (community_id, at desc, id desc);
create index cash_line_package on cash_line (community_id, package_id) where package_id is not null;
revoke update, delete on cash_line from :app, :door;

-- Every time a receipt was printed: the second time and later it is a copy.
create table cash_receipt_print (
  community_id uuid not null references community (id),
  id uuid not null,
  receipt_number integer not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  foreign key (community_id, receipt_number) references cash_line (community_id, receipt_number)
);
call tenant_table('cash_receipt_print');
create index cash_receipt_print_number on cash_receipt_print (community_id, receipt_number);
revoke update, delete on cash_receipt_print from :app, :door;

-- Two people count the drawer at the change of shift.
create table cash_count (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  witness_id uuid not null,
  witness_name text not null,
  -- Pieces by denomination: {"1000": 3, "100": 5}.
  denominations jsonb not null,
  counted bigint not null check (counted >= 0),
  expected bigint not null check (expected >= 0),
  envelopes integer not null check (envelopes >= 0),
  difference bigint generated always as (counted - expected) stored,
  reason text not null default '',
  primary key (community_id, id),
  check (witness_id <> account_id),
  check (counted = expected or reason <> '')
);
call tenant_table('cash_count');
create index cash_count_at on cash_count (community_id, at desc, id desc);
revoke update, delete on cash_count from :app, :door;

create table cash_setting (
  community_id uuid not null references community (id),
  receipt_header text not null default '',
  receipt_footer text not null default '',
  signature_asked boolean not null default false,
  -- Whole NT$; null: no limit.
  envelope_limit bigint check (envelope_limit > 0),
  primary key (community_id)
);
call tenant_table('cash_setting');

-- Cash that was registered before becomes lines: in, and handed back where it was handed over.
with lines as (
  select d.community_id, d.id as deposit_id, 1 as sequence, d.id, 'in' as kind, d.arrived_at as at, d.arrived_by as account_id,
    d.arrived_by_name as account_name, 0::bigint as previous_balance, d.money as amount, d.money as balance,
    coalesce(p.label, '') as party_label, d.payer_name as party_name, null::uuid as hand_over_id
  from deposit d left join household p on p.community_id = d.community_id and p.id = d.payer_household_id
  where d.kind_detail = 8 and d.money > 0
  union all
  select d.community_id, d.id, 2, gen_random_uuid(), 'return', h.at, h.account_id, h.account_name, d.money, -d.money, 0,
    coalesce(r.label, ''), d.recipient_name, h.id
  from deposit d
  join deposit_hand_over h on h.community_id = d.community_id and h.id = d.hand_over_id
  left join household r on r.community_id = d.community_id and r.id = d.household_id
  where d.kind_detail = 8 and d.money > 0
)
insert into cash_line (community_id, deposit_id, sequence, id, kind, at, account_id, account_name, previous_balance, amount,
  balance, party_label, party_name, hand_over_id, receipt_number)
select lines.*, row_number() over (partition by community_id order by at, deposit_id, sequence) from lines;
insert into serial_counter (community_id, name, last)
  select community_id, 'cashReceipt', max(receipt_number) from cash_line group by community_id;
-- The balance of the lines is what an envelope holds.
alter table deposit drop column money;
revoke update, delete on deposit_hand_over from :app, :door;
