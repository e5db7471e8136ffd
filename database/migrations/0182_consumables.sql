-- What is used up: units, what there is, what there should be at least, and every receipt, issue and count as a line.
create table consumable (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  unit text not null check (length(unit) between 1 and 8),
  category_id uuid,
  place text not null default '' check (length(place) <= 40),
  -- Kept by the lines, never below zero.
  stock integer not null default 0 check (stock between 0 and 999999),
  safe_stock integer not null default 0 check (safe_stock between 0 and 999999),
  -- Whole NT$ of one unit, for what is to be ordered.
  unit_price integer not null default 0 check (unit_price between 0 and 9999999),
  note text not null default '' check (length(note) <= 200),
  added_at timestamptz not null default now(),
  removed_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, category_id) references asset_category (community_id, id)
);
call tenant_table('consumable');
create unique index consumable_name on consumable (community_id, lower(name)) where removed_at is null;
create index consumable_low on consumable (community_id, name) where removed_at is null and stock < safe_stock;
revoke delete on consumable from :app;

create table consumable_line (
  community_id uuid not null references community (id),
  id uuid not null,
  consumable_id uuid not null,
  kind text not null check (kind in ('received', 'issued', 'counted')),
  -- Of a count the difference; of an issue below zero.
  quantity integer not null check (quantity between -999999 and 999999),
  stock_after integer not null check (stock_after >= 0),
  -- What it was used for.
  asset_id uuid,
  reason text not null default '' check (length(reason) <= 60),
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  foreign key (community_id, consumable_id) references consumable (community_id, id),
  foreign key (community_id, asset_id) references asset (community_id, id),
  check (kind <> 'received' or quantity > 0),
  check (kind <> 'issued' or quantity < 0)
);
call tenant_table('consumable_line');
create index consumable_line_of on consumable_line (community_id, consumable_id, at desc, id desc);
create index consumable_line_for on consumable_line (community_id, asset_id, at desc) where asset_id is not null;
revoke update, delete on consumable_line from :app;
