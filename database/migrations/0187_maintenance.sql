-- Plans of maintenance: what is done to which things, how often, and what is looked at.
create table maintenance_plan (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  supplier_id uuid,
  -- Who of the house does it, where no supplier does.
  doer text not null default '',
  every smallint not null check (every between 1 and 999),
  unit text not null check (unit in ('day', 'week', 'month', 'year')),
  day_rule text not null default 'same' check (day_rule in ('same', 'last')),
  -- Where months are named it is due in these alone, once each.
  months smallint[] not null default '{}',
  -- What the next day is counted from: the day that was planned, or the one on which it was done.
  next_from text not null default 'plan' check (next_from in ('plan', 'done')),
  first_day date not null,
  budget integer check (budget >= 0),
  -- The law that sets its term; '' for none.
  legal_basis text not null default '',
  note text not null default '',
  ended_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, supplier_id) references supplier
);
call tenant_table('maintenance_plan');
create index maintenance_plan_supplier on maintenance_plan (community_id, supplier_id) where supplier_id is not null;
revoke delete on maintenance_plan from :app, :door;

create table maintenance_plan_asset (
  community_id uuid not null references community (id),
  plan_id uuid not null,
  asset_id uuid not null,
  position smallint not null,
  primary key (community_id, plan_id, asset_id),
  foreign key (community_id, plan_id) references maintenance_plan,
  foreign key (community_id, asset_id) references asset
);
call tenant_table('maintenance_plan_asset');
create index maintenance_plan_asset_asset on maintenance_plan_asset (community_id, asset_id);

create table maintenance_term (
  community_id uuid not null references community (id),
  id uuid not null,
  plan_id uuid not null,
  position smallint not null,
  name text not null check (length(name) between 1 and 40),
  hint text not null default '',
  kind text not null check (kind in ('yesNo', 'number', 'text', 'photo')),
  unit text not null default '',
  low_limit double precision,
  high_limit double precision,
  retired_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, plan_id) references maintenance_plan,
  check (low_limit is null or high_limit is null or low_limit < high_limit)
);
call tenant_table('maintenance_term');
create index maintenance_term_plan on maintenance_term (community_id, plan_id, position);
revoke delete on maintenance_term from :app, :door;

-- Each time that a plan is due: one is open, those before it are done or skipped.
create table maintenance_record (
  community_id uuid not null references community (id),
  id uuid not null,
  plan_id uuid not null,
  -- The day of the rule, and the one to which people moved it.
  planned_day date not null,
  due_day date not null,
  state text not null default 'due' check (state in ('due', 'done', 'skipped')),
  done_day date,
  closed_at timestamptz,
  closed_by_name text not null default '',
  supplier_id uuid,
  worker_by_name text not null default '',
  acceptor_by_name text not null default '',
  worker_sign text not null default '',
  acceptor_sign text not null default '',
  cost integer check (cost >= 0),
  note text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, plan_id) references maintenance_plan,
  foreign key (community_id, supplier_id) references supplier,
  check ((state = 'due') = (closed_at is null)),
  check ((state = 'done') = (done_day is not null))
);
call tenant_table('maintenance_record');
create unique index maintenance_record_open on maintenance_record (community_id, plan_id) where state = 'due';
create index maintenance_record_due on maintenance_record (community_id, due_day) where state = 'due';
create index maintenance_record_plan on maintenance_record (community_id, plan_id, planned_day desc);
create index maintenance_record_list on maintenance_record (community_id, due_day desc, id);
create index maintenance_record_supplier on maintenance_record (community_id, supplier_id) where supplier_id is not null;
revoke delete on maintenance_record from :app, :door;

create table maintenance_move (
  community_id uuid not null references community (id),
  id uuid not null,
  record_id uuid not null,
  from_day date not null,
  to_day date not null,
  reason text not null check (length(reason) between 1 and 100),
  at timestamptz not null default now(),
  moved_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, record_id) references maintenance_record
);
call tenant_table('maintenance_move');
create index maintenance_move_record on maintenance_move (community_id, record_id, at);

create table maintenance_check (
  community_id uuid not null references community (id),
  record_id uuid not null,
  asset_id uuid not null,
  term_id uuid not null,
  result text not null check (result in ('pass', 'fail', 'none')),
  value text not null default '',
  note text not null default '',
  photos text[] not null default '{}',
  -- Of the server: when it was kept, and who did it.
  at timestamptz not null default now(),
  checked_by_name text not null,
  primary key (community_id, record_id, asset_id, term_id),
  foreign key (community_id, record_id) references maintenance_record,
  foreign key (community_id, asset_id) references asset,
  foreign key (community_id, term_id) references maintenance_term
);
call tenant_table('maintenance_check');
