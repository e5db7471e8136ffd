-- What households owe for charging, month by month, before it becomes bills of the community's fees.
create table charging_month (
  community_id uuid not null references community (id),
  -- 2026-10
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  drawn_at timestamptz not null,
  drawn_by_name text not null,
  nobody_count integer not null default 0,
  unpriced_count integer not null default 0,
  approved_at timestamptz,
  approved_by_name text not null default '',
  invoiced_at timestamptz,
  invoiced_by_name text not null default '',
  run_id uuid,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, month),
  foreign key (community_id, run_id) references billing_run (community_id, id),
  check (invoiced_at is null or (approved_at is not null and run_id is not null))
);
call tenant_table('charging_month');
revoke delete on charging_month from :app, :door;

create table charging_bill (
  community_id uuid not null references community (id),
  id uuid not null,
  month text not null,
  household_id uuid not null,
  primary key (community_id, id),
  unique (community_id, month, household_id),
  foreign key (community_id, month) references charging_month (community_id, month),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('charging_bill');
create index charging_bill_household on charging_bill (community_id, household_id);

create table charging_bill_line (
  community_id uuid not null references community (id),
  id uuid not null,
  bill_id uuid not null,
  kind text not null check (kind in ('session', 'parking', 'base', 'adjustment')),
  session_id uuid,
  energy_wh bigint not null default 0 check (energy_wh >= 0),
  is_estimated boolean not null default false,
  -- Whole NT$; only people take something off.
  amount bigint not null check (kind = 'adjustment' or amount >= 0),
  reason text not null default '',
  added_at timestamptz not null,
  added_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, bill_id) references charging_bill (community_id, id),
  foreign key (community_id, session_id) references charging_session (community_id, id),
  check ((session_id is not null) = (kind in ('session', 'parking'))),
  check ((reason <> '') = (kind = 'adjustment'))
);
call tenant_table('charging_bill_line');
create index charging_bill_line_of on charging_bill_line (community_id, bill_id);
-- Nothing is charged twice, whoever draws at the same moment, in whichever month.
create unique index charging_bill_line_session on charging_bill_line (community_id, session_id, kind) where session_id is not null;
revoke update on charging_bill_line from :app, :door;

-- What was invoiced stands.
create function charging_bill_line_stands() returns trigger language plpgsql as $$
declare line charging_bill_line := coalesce(new, old);
begin
  if exists (select from charging_bill b join charging_month m on m.community_id = b.community_id and m.month = b.month
      where b.community_id = line.community_id and b.id = line.bill_id and m.invoiced_at is not null) then
    raise exception 'a charging bill that was invoiced is not changed';
  end if;
  return line;
end $$;
create trigger charging_bill_line_stands before insert or delete on charging_bill_line
  for each row execute function charging_bill_line_stands();

create table charging_bill_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('days')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('charging_bill_setting');

-- What households pay for charging is income of its own.
insert into ledger_account (community_id, number, name, position)
  select id, 4105, '充電費收入', 4105 from community on conflict do nothing;
