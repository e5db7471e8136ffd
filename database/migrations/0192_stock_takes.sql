-- Stock-takes of the register: which part of it is counted, what was found of each thing, and who signed what differed.
create table stock_take (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  -- Null: whatever it is, or wherever it is.
  category_id uuid,
  area_id uuid,
  begun_at timestamptz not null,
  begun_by_name text not null,
  closed_at timestamptz,
  closed_by_name text not null default '',
  -- What was found differs from the register: who closed it signed that; '' for one that was given up.
  sign_path text not null default '',
  is_given_up boolean not null default false,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, category_id) references asset_category (community_id, id),
  foreign key (community_id, area_id) references asset_area (community_id, id)
);
call tenant_table('stock_take');
create index stock_take_list on stock_take (community_id, begun_at desc, id);
create index stock_take_category on stock_take (community_id, category_id) where category_id is not null;
create index stock_take_area on stock_take (community_id, area_id) where area_id is not null;
revoke delete on stock_take from :app, :door;

create table stock_take_line (
  community_id uuid not null references community (id),
  take_id uuid not null,
  asset_id uuid not null,
  result text not null check (result in ('found', 'moved', 'missing', 'damaged')),
  quantity integer not null check (quantity between 0 and 99999),
  -- What the register said at that moment.
  known_quantity integer not null,
  known_area_id uuid,
  known_place text not null default '',
  -- Where it was found, where that is somewhere else.
  area_id uuid,
  place text not null default '' check (length(place) <= 40),
  note text not null default '' check (length(note) <= 100),
  photo text not null default '',
  -- Of the server: when it was kept, and who counted.
  at timestamptz not null,
  counted_by_name text not null,
  -- The repair that what is damaged became.
  case_id uuid,
  primary key (community_id, take_id, asset_id),
  foreign key (community_id, take_id) references stock_take,
  foreign key (community_id, asset_id) references asset,
  foreign key (community_id, area_id) references asset_area (community_id, id)
);
call tenant_table('stock_take_line');
create index stock_take_line_asset on stock_take_line (community_id, asset_id);
create index stock_take_line_area on stock_take_line (community_id, area_id) where area_id is not null;
revoke delete on stock_take_line from :app, :door;
