-- The repair fund and what is expected of it: one row for a community that decided something.
create table fund_plan (
  community_id uuid not null references community (id),
  -- Whole NT$ today.
  balance integer not null check (balance between 0 and 999999999),
  -- Whole NT$ of a ping and a month that go into the fund, and how many hundredths of a ping pay.
  monthly_per_ping integer not null check (monthly_per_ping between 0 and 9999),
  ping_hundredths integer not null check (ping_hundredths between 0 and 999999999),
  -- Hundredths of a percent a year.
  inflation_bp smallint not null check (inflation_bp between 0 and 2000),
  interest_bp smallint not null check (interest_bp between 0 and 2000),
  households integer not null default 0 check (households between 0 and 99999),
  raise_per_ping integer not null default 0 check (raise_per_ping between 0 and 9999),
  raise_from smallint not null check (raise_from between 1900 and 2200),
  changed_at timestamptz not null,
  changed_by_name text not null,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id)
);
call tenant_table('fund_plan');
revoke delete on fund_plan from :app;
