-- What households paid ahead (預收): a line for whatever changes it, and a balance that never falls below zero.

create table prepayment_balance (
  community_id uuid not null references community (id),
  household_id uuid not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (community_id, household_id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('prepayment_balance');

create table prepayment_line (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  -- What came in by a payment, was offset against a bill, was refunded, came over from another household, stood at the start.
  kind text not null check (kind in ('payment', 'offset', 'refund', 'moved', 'opening')),
  source_id uuid not null,
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  undoes_id uuid,
  note text not null default '',
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  unique (community_id, undoes_id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, undoes_id) references prepayment_line (community_id, id)
);
call tenant_table('prepayment_line');
create index prepayment_line_household on prepayment_line (community_id, household_id, at);
create index prepayment_line_source on prepayment_line (community_id, kind, source_id);
revoke update, delete on prepayment_line from :app, :door;
