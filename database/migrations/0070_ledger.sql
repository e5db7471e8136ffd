-- The books of a community: accounts, and entries whose lines sum to zero. Nobody rewrites or removes either; what was wrong
-- is reversed by another entry, and what a closed month holds stays as it is.

create table ledger_account (
  community_id uuid not null references community (id),
  number smallint not null check (number between 1000 and 5999),
  kind text not null generated always as (case number / 1000 when 1 then 'asset' when 2 then 'liability'
    when 3 then 'equity' when 4 then 'income' else 'expense' end) stored,
  name text not null check (name <> ''),
  retired_at timestamptz,
  primary key (community_id, number)
);
call tenant_table('ledger_account');
create unique index ledger_account_name on ledger_account (community_id, name) where retired_at is null;

-- One row a community: whoever writes an entry shares it, whoever closes a month has it alone.
create table ledger_book (
  community_id uuid not null references community (id) primary key,
  closed_through date check (closed_through = (date_trunc('month', closed_through) + interval '1 month - 1 day')::date)
);
call tenant_table('ledger_book');

create table ledger_month (
  community_id uuid not null references community (id),
  month date not null check (extract(day from month) = 1),
  closed_at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, month)
);
call tenant_table('ledger_month');
revoke update, delete on ledger_month from :app, :door;

create table ledger_entry (
  community_id uuid not null references community (id),
  id uuid not null,
  day date not null,
  -- What it is of, and which one.
  kind text not null check (kind <> ''),
  source_id uuid not null,
  reverses_id uuid,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  -- An entry is reversed once at most, and a reversal never.
  unique (community_id, reverses_id),
  foreign key (community_id, reverses_id) references ledger_entry (community_id, id),
  check (reverses_id <> id)
);
call tenant_table('ledger_entry');
create index ledger_entry_day on ledger_entry (community_id, day, id);
create index ledger_entry_source on ledger_entry (community_id, kind, source_id);
revoke update, delete on ledger_entry from :app, :door;

create table ledger_line (
  community_id uuid not null references community (id),
  entry_id uuid not null,
  position smallint not null check (position > 0),
  number smallint not null,
  -- Debits are positive, credits negative; whole NT$.
  amount bigint not null check (amount <> 0),
  household_id uuid,
  primary key (community_id, entry_id, position),
  foreign key (community_id, entry_id) references ledger_entry (community_id, id),
  foreign key (community_id, number) references ledger_account (community_id, number),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('ledger_line');
create index ledger_line_account on ledger_line (community_id, number) include (amount);
create index ledger_line_household on ledger_line (community_id, household_id, number) include (amount)
  where household_id is not null;
revoke update, delete on ledger_line from :app, :door;

create function require_open_month() returns trigger language plpgsql as $$
declare
  through date;
begin
  select closed_through into through from ledger_book where community_id = new.community_id for share;
  if not found then
    raise exception 'the community has no book';
  end if;
  if new.day <= through then
    raise exception '%月已結帳，不能再入帳；請以目前月份登記。', to_char(new.day, 'YYYY年FMMM') using errcode = 'LB409';
  end if;
  return new;
end $$;
create trigger require_open_month before insert on ledger_entry for each row execute function require_open_month();

-- Asked for when the transaction ends: by then an entry has all its lines.
create function require_balance() returns trigger language plpgsql as $$
declare
  entry uuid := case tg_table_name when 'ledger_entry' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'entry_id' end;
begin
  if (select count(*) < 2 or sum(amount) <> 0 from ledger_line
      where community_id = new.community_id and entry_id = entry) then
    raise exception 'the lines of ledger entry % do not sum to zero', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger require_balance after insert on ledger_entry deferrable initially deferred
  for each row execute function require_balance();
create constraint trigger require_balance after insert on ledger_line deferrable initially deferred
  for each row execute function require_balance();

insert into ledger_book (community_id) select id from community;
insert into ledger_account (community_id, number, name)
  select c.id, a.number, a.name
  from community c, (values (1101, '零用金'), (1102, '櫃台現金'), (1103, '銀行存款'), (1201, '應收管理費'), (2101, '預收款'),
    (2102, '待銷帳款'), (3101, '期初餘額'), (4101, '管理費收入'), (4102, '停車費收入'), (4103, '公設使用收入'), (4104, '利息收入'),
    (4199, '其他收入'), (5101, '水電費'), (5102, '清潔費'), (5103, '保全費'), (5104, '修繕費'), (5105, '電梯保養費'),
    (5106, '文具雜支'), (5107, '代收手續費'), (5199, '其他支出')) as a (number, name);
