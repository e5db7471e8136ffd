-- How fees are collected: the account that the money goes to, virtual accounts and their numbers, what shops take.

-- Accounts that a community asked to be paid to. One person applies, another one approves; what was in force stays as history.
create table beneficiary_account (
  community_id uuid not null references community (id),
  id uuid not null,
  provider text not null check (provider in ('general', 'kgi')),
  account_name text not null check (length(account_name) between 1 and 40),
  -- Bank (3 digits) and branch (4 digits).
  branch_number text not null check (branch_number ~ '^\d{7}$'),
  account_number text not null check (account_number ~ '^\d{7,16}$'),
  -- The copy of its passbook.
  passbook_path text not null default '',
  applied_at timestamptz not null,
  applied_by uuid not null,
  applied_by_name text not null,
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text not null default '',
  reason text not null default '',
  primary key (community_id, id),
  check ((decision is null) = (decided_at is null) and (decision is null) = (decided_by is null)),
  -- Whoever applied does not decide.
  check (decision is null or decision = 'withdrawn' or decided_by <> applied_by),
  check (decision is distinct from 'refused' or reason <> '')
);
call tenant_table('beneficiary_account');
create unique index beneficiary_account_pending on beneficiary_account (community_id, provider) where decision is null;
create index beneficiary_account_decided on beneficiary_account (community_id, provider, decided_at desc);
revoke update, delete on beneficiary_account from :app, :door;
grant update (decision, decided_at, decided_by, decided_by_name, reason) on beneficiary_account to :app, :door;

-- What shops collect for how much, and what a transfer from another bank costs its payer; the whole as it was saved.
create table collecting_setting (
  community_id uuid not null references community (id),
  provider text not null check (provider in ('general', 'kgi')),
  bands jsonb not null,
  transfer_fee smallint not null check (transfer_fee between 0 and 999),
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null,
  changed_by_name text not null,
  primary key (community_id, provider)
);
call tenant_table('collecting_setting');

-- How virtual accounts are made: the newest rule of a provider makes new ones, earlier ones say what earlier accounts were.
create table account_rule (
  community_id uuid not null references community (id),
  id uuid not null,
  provider text not null check (provider in ('general', 'kgi')),
  scheme text not null,
  prefix text not null check (prefix ~ '^\d{3,9}$'),
  length smallint not null check (length between 11 and 16),
  is_amount_bound boolean not null,
  weights text not null default '' check (weights ~ '^\d{0,15}$'),
  amount_weights text not null default '' check (amount_weights ~ '^\d{0,9}$'),
  complement boolean not null default false,
  made_at timestamptz not null,
  made_by uuid not null,
  made_by_name text not null,
  primary key (community_id, id)
);
call tenant_table('account_rule');
create index account_rule_newest on account_rule (community_id, provider, made_at desc);
revoke update, delete on account_rule from :app, :door;

-- The number of a household within virtual accounts; it keeps it for ever.
create table account_household (
  community_id uuid not null references community (id),
  household_id uuid not null,
  number integer not null check (number > 0),
  primary key (community_id, household_id),
  unique (community_id, number),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('account_household');
revoke update, delete on account_household from :app, :door;

-- The numbers of a run within virtual accounts: more than one where a household got a second bill in it.
create table account_run (
  community_id uuid not null references community (id),
  number integer not null check (number > 0),
  run_id uuid not null,
  primary key (community_id, number)
);
call tenant_table('account_run');
create index account_run_run on account_run (community_id, run_id, number);
revoke update, delete on account_run from :app, :door;

-- Virtual accounts without their check digit, each given to one bill and never again.
create table account_body (
  community_id uuid not null references community (id),
  body text not null check (body ~ '^\d{9,15}$'),
  bill_id uuid not null,
  household_id uuid not null,
  rule_id uuid not null,
  made_at timestamptz not null default now(),
  primary key (community_id, body),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, rule_id) references account_rule (community_id, id)
);
call tenant_table('account_body');
create index account_body_bill on account_body (community_id, bill_id);
revoke update, delete on account_body from :app, :door;
