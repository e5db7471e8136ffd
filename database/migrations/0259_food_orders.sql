-- Orders of households at the kitchen of a community; names and points are those of the moment of ordering.
create table food_order (
  community_id uuid not null references community (id),
  id uuid not null,
  serial_number integer not null,
  household_id uuid not null,
  state text not null check (state in ('done', 'voided')),
  mode text not null check (mode in ('normalFirst', 'normalOnly', 'cashOnly')),
  -- Whole seconds make no difference; what was sent, by which the same id is the same order.
  asked jsonb not null,
  ordered_at timestamptz not null,
  ordered_by uuid not null,
  ordered_by_name text not null,
  pickup_at timestamptz not null,
  portions integer not null check (portions > 0),
  normal_points integer not null check (normal_points >= 0),
  cash_points integer not null check (cash_points >= 0),
  -- What the household had left then.
  normal_left integer not null check (normal_left >= 0),
  cash_left integer not null check (cash_left >= 0),
  note text not null,
  ready_at timestamptz,
  ready_by_name text not null default '',
  taken_at timestamptz,
  taken_by_name text not null default '',
  voided_at timestamptz,
  voided_by_name text not null default '',
  void_note text not null default '',
  -- Points that came back after their last day.
  dead_points integer not null default 0 check (dead_points >= 0),
  printed integer not null default 0 check (printed >= 0),
  primary key (community_id, id),
  unique (community_id, serial_number),
  foreign key (community_id, household_id) references household (community_id, id),
  check ((state = 'voided') = (voided_at is not null)),
  check (taken_at is null or ready_at is not null)
);
call tenant_table('food_order');
create index food_order_at on food_order (community_id, ordered_at desc, id desc);
create index food_order_household on food_order (community_id, household_id, ordered_at desc);
create index food_order_open on food_order (community_id, pickup_at) where state = 'done' and taken_at is null;

create table food_order_line (
  community_id uuid not null references community (id),
  order_id uuid not null,
  nth integer not null,
  item_id uuid not null,
  -- What it was called, and what one of it cost with its options.
  name text not null,
  points integer not null check (points >= 0),
  quantity integer not null check (quantity between 1 and 99),
  -- [{spec, name, points}]
  options jsonb not null,
  note text not null,
  primary key (community_id, order_id, nth),
  foreign key (community_id, order_id) references food_order (community_id, id),
  foreign key (community_id, item_id) references food_item (community_id, id)
);
call tenant_table('food_order_line');
create index food_order_line_item on food_order_line (community_id, item_id);
revoke delete on food_order, food_order_line from :app, :door;
