-- What a community collects orders of its households for, and who ordered what of it.
create table proxy_offer (
  community_id uuid not null references community (id),
  id uuid not null,
  title text not null,
  supplier text not null,
  note text not null,
  closes_at timestamptz not null,
  minimum_kind text not null check (minimum_kind in ('none', 'quantity', 'amount')),
  minimum integer not null check (minimum >= 0),
  arrives_on date,
  pays text not null check (pays in ('points', 'cash', 'either')),
  -- [{itemId, name, price, most, options: [{name, extra}]}]; orders have copies of their own.
  items jsonb not null,
  state text not null check (state in ('open', 'ordered', 'arrived', 'cancelled')),
  opened_at timestamptz not null,
  opened_by uuid not null,
  opened_by_name text not null,
  closed_at timestamptz,
  closed_by_name text not null default '',
  arrived_at timestamptz,
  arrived_by_name text not null default '',
  cancel_reason text not null default '',
  row_version integer not null default 1,
  primary key (community_id, id),
  check ((minimum_kind = 'none') = (minimum = 0)),
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'arrived') = (arrived_at is not null))
);
call tenant_table('proxy_offer');
create index proxy_offer_at on proxy_offer (community_id, opened_at desc, id desc);
create index proxy_offer_open on proxy_offer (community_id, closes_at) where state = 'open';

create table proxy_hand_over (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  receive_type smallint not null check (receive_type in (0, 1, 2, 3)),
  receive_code text not null default '',
  taker_name text not null default '',
  note text not null default '',
  file_name text not null default '',
  signature_path text not null default '',
  photo_path text not null default '',
  primary key (community_id, id)
);
call tenant_table('proxy_hand_over');
create index proxy_hand_over_at on proxy_hand_over (community_id, at);

create table proxy_order (
  community_id uuid not null references community (id),
  id uuid not null,
  serial_number integer not null,
  offer_id uuid not null,
  household_id uuid not null,
  state text not null check (state in ('placed', 'handedOver', 'cancelled')),
  paid_by text not null check (paid_by in ('points', 'cash')),
  -- Whole NT$; a point stands for one.
  total integer not null check (total >= 0),
  quantity integer not null check (quantity > 0),
  -- [{itemId, name, option, price, quantity}]: as they were when it was ordered.
  lines jsonb not null,
  note text not null,
  -- What was sent, by which the same id is the same order.
  asked jsonb not null,
  ordered_at timestamptz not null,
  ordered_by uuid not null,
  ordered_by_name text not null,
  hand_over_id uuid,
  handed_over_at timestamptz,
  -- Cash that lies at the desk no more.
  settled_at timestamptz,
  settled_by_name text not null default '',
  cancelled_at timestamptz,
  cancelled_by_name text not null default '',
  cancel_reason text not null default '',
  -- Points that came back after their last day.
  dead_points integer not null default 0 check (dead_points >= 0),
  primary key (community_id, id),
  unique (community_id, serial_number),
  foreign key (community_id, offer_id) references proxy_offer (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, hand_over_id) references proxy_hand_over (community_id, id),
  check ((state = 'handedOver') = (handed_over_at is not null)),
  check ((hand_over_id is null) = (handed_over_at is null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check (settled_at is null or (state = 'handedOver' and paid_by = 'cash'))
);
call tenant_table('proxy_order');
create index proxy_order_offer on proxy_order (community_id, offer_id, serial_number);
create index proxy_order_household on proxy_order (community_id, household_id) where state = 'placed';
create index proxy_order_hand_over on proxy_order (community_id, hand_over_id) where hand_over_id is not null;
create index proxy_order_cash on proxy_order (community_id) where paid_by = 'cash' and state = 'handedOver' and settled_at is null;
create index proxy_order_at on proxy_order (community_id, ordered_at);
revoke delete on proxy_offer, proxy_order, proxy_hand_over from :app, :door;
