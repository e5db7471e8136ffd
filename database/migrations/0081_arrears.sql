-- Arrears: what was demanded of which household, step by step, and what a community decides about it. Amounts are whole NT$.

create table demand (
  community_id uuid not null references community (id),
  id uuid not null,
  -- Those that were made together.
  batch_id uuid not null,
  household_id uuid not null,
  step text not null check (step in ('reminder', 'notice', 'demand', 'certified', 'order')),
  channel text not null check (channel in ('message', 'phone', 'letter', 'registered', 'court')),
  day date not null,
  -- Until when it asks to be paid.
  term_on date not null,
  -- What was overdue, of how many bills, and the interest to that day.
  amount bigint not null check (amount > 0),
  bill_count integer not null check (bill_count > 0),
  interest bigint not null check (interest >= 0),
  -- The letter as it went out.
  title text not null,
  body text not null,
  note text not null default '',
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  voided_at timestamptz,
  voided_by_name text not null default '',
  void_reason text not null default '',
  primary key (community_id, id),
  unique (community_id, batch_id, household_id),
  foreign key (community_id, household_id) references household (community_id, id),
  check (term_on >= day),
  check ((voided_at is null) = (void_reason = ''))
);
call tenant_table('demand');
create index demand_household on demand (community_id, household_id, at);
revoke update, delete on demand from :app, :door;
grant update (household_id, voided_at, voided_by_name, void_reason) on demand to :app, :door;

create table arrears_setting (
  community_id uuid not null references community (id),
  row_version integer not null default 1 check (row_version > 0),
  -- What differs from what holds everywhere (settings.ts).
  chosen jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id)
);
call tenant_table('arrears_setting');
