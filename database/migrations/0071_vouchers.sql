-- Vouchers of the community's own money: what came in, went out or was moved between its cash and its bank account.
create table voucher (
  community_id uuid not null references community (id),
  id uuid not null,
  -- Counted by year, without gaps; a voided voucher keeps its number.
  year smallint not null,
  number integer not null check (number > 0),
  kind text not null check (kind in ('in', 'out', 'transfer')),
  -- The day that it is of, at the time of day at which it was written.
  at timestamptz not null,
  day date not null,
  -- The money that moved, and what for: a category, or of a transfer the money that it went to.
  money_number smallint not null,
  against_number smallint not null check (against_number <> money_number),
  amount bigint not null check (amount > 0),
  party text not null default '',
  document_number text not null default '',
  note text not null default '',
  added_at timestamptz not null default now(),
  added_by uuid not null,
  added_by_name text not null,
  voided_at timestamptz,
  voided_by_name text not null default '',
  void_reason text not null default '',
  primary key (community_id, id),
  unique (community_id, year, number),
  foreign key (community_id, money_number) references ledger_account (community_id, number),
  foreign key (community_id, against_number) references ledger_account (community_id, number),
  check (extract(year from day) = year),
  check ((voided_at is null) = (void_reason = ''))
);
call tenant_table('voucher');
create index voucher_at on voucher (community_id, at desc, id desc);
create index voucher_day on voucher (community_id, day);
revoke delete on voucher from :app, :door;
-- What was booked stays; a voucher can only be voided.
revoke update on voucher from :app, :door;
grant update (voided_at, voided_by_name, void_reason) on voucher to :app, :door;
