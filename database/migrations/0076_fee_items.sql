-- What households pay for (費用項目), at which rates and since when, and what a community decided about its fees.

create table fee_item (
  community_id uuid not null references community (id),
  id uuid not null,
  -- The {type} of the pages that it belongs to.
  fee_type text not null default 'default-management' check (fee_type ~ '^[a-z][a-z-]{0,39}$'),
  name text not null check (length(name) between 1 and 20),
  -- By area, by space, of every household, of chosen ones by month; once; a sum that is shared; less; a fine.
  kind text not null
    check (kind in ('area', 'car', 'motorcycle', 'household', 'chosen', 'once', 'shared', 'discount', 'fine')),
  -- What its rate is for.
  unit text not null,
  -- The account of income that it is booked to.
  account_number smallint not null,
  position integer not null default 0,
  version integer not null default 1 check (version > 0),
  retired_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, account_number) references ledger_account (community_id, number),
  check (unit = any (case kind when 'area' then array['ping', 'squareMetre'] when 'car' then array['any', 'flat', 'mechanical']
    when 'shared' then array['area', 'equal'] else array['each'] end))
);
call tenant_table('fee_item');
create unique index fee_item_live on fee_item (community_id, fee_type, name) where retired_at is null;

-- Rates with the day since which they hold; of a shared item the sums, each for the month of its day. Never changed: another
-- rate of the same day takes the place of the one before, which stays as it was.
create table fee_rate (
  community_id uuid not null references community (id),
  id uuid not null,
  fee_item_id uuid not null,
  -- '': of every building that has no rate of its own.
  building text not null default '',
  from_day date not null,
  -- In 1/100 NT$; a discount's too.
  amount integer not null check (amount between 0 and 999999999),
  added_at timestamptz not null default now(),
  added_by uuid not null,
  added_by_name text not null,
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  primary key (community_id, id),
  foreign key (community_id, fee_item_id) references fee_item (community_id, id),
  check ((withdrawn_at is null) = (withdrawn_by_name is null))
);
call tenant_table('fee_rate');
create unique index fee_rate_live on fee_rate (community_id, fee_item_id, building, from_day) where withdrawn_at is null;

-- Whom an item of chosen households is for; of what is owed once, from which day.
create table fee_item_household (
  community_id uuid not null references community (id),
  id uuid not null,
  fee_item_id uuid not null,
  household_id uuid not null,
  quantity smallint not null default 1 check (quantity between 1 and 999),
  on_day date,
  note text not null default '',
  added_at timestamptz not null default now(),
  added_by_name text not null,
  removed_at timestamptz,
  removed_by_name text,
  primary key (community_id, id),
  foreign key (community_id, fee_item_id) references fee_item (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  check ((removed_at is null) = (removed_by_name is null))
);
call tenant_table('fee_item_household');
create unique index fee_item_household_live on fee_item_household (community_id, fee_item_id, household_id)
  where removed_at is null and on_day is null;
create index fee_item_household_of on fee_item_household (community_id, household_id) where removed_at is null;
create trigger of_open_household before insert or update of household_id, removed_at on fee_item_household
  for each row when (new.removed_at is null) execute function of_open_household();

create table fee_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('basis', 'term', 'balance')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('fee_setting');
