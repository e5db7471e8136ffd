-- What screens show: zones on a grid, with their entries; and which board is shown when, the first that holds wins.
create table board (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 30),
  category text not null,
  orientation text not null check (orientation in ('portrait', 'landscape')),
  zones jsonb not null,
  row_version integer not null default 1 check (row_version > 0),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  deleted_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('board');
create unique index board_name on board (community_id, name) where deleted_at is null;
revoke delete on board from :app, :door;

create table board_schedule (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  board_id uuid not null,
  -- None: every screen.
  groups text[] not null default '{}',
  -- 1 is Monday.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7),
  -- 08:00; one that ends before it begins goes on past midnight, one that ends when it begins is the whole day.
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  until_time text not null check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  first_day date,
  last_day date check (last_day >= first_day),
  primary key (community_id, id),
  foreign key (community_id, board_id) references board
);
call tenant_table('board_schedule');
revoke delete on board_schedule from :app, :door;
