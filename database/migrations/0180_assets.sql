-- What the community owns: kinds with their own fields, areas, the things themselves, everything that was changed of them, their photos and papers.

create table asset_category (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  -- The system of the building that its points belong to (alarm-points): 3 is 供水.
  system smallint check (system between 1 and 12),
  -- What such things last, in years, where nothing else is said of one.
  useful_years smallint check (useful_years between 1 and 99),
  -- Fields of its own: [{fieldId, name, fieldKind, unit, choices}].
  own_fields jsonb not null default '[]' check (jsonb_typeof(own_fields) = 'array'),
  primary key (community_id, id)
);
call tenant_table('asset_category');
insert into asset_category (community_id, id, name, system, useful_years, position)
  select community.id, gen_random_uuid(), given.* from community cross join (values
    ('電梯', 2, 15, 1), ('給水', 3, 10, 2), ('排水', 4, 10, 3), ('消防', 1, 10, 4), ('電力', 5, 15, 5), ('發電機', 6, 15, 6),
    ('停車場', 7, 10, 7), ('空調', 8, 8, 8), ('門禁監視', 9, 5, 9), ('建築構造', null, 20, 10), ('公設器材', null, 5, 11),
    ('借用物品', null, 3, 12), ('其他', 12, null, 13)) given;
revoke delete on asset_category from :app;

create table asset_area (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  -- Where in the building it lies, as its households are named: A棟, B2. '' for all of them.
  building text not null default '' check (length(building) <= 20),
  floor text not null default '' check (length(floor) <= 10),
  primary key (community_id, id)
);
call tenant_table('asset_area');
revoke delete on asset_area from :app;

create table asset (
  community_id uuid not null references community (id),
  id uuid not null,
  display_id text not null check (length(display_id) between 1 and 20),
  name text not null check (length(name) between 1 and 40),
  category_id uuid,
  area_id uuid,
  place text not null default '' check (length(place) <= 40),
  status smallint not null default 1 check (status between 1 and 6),
  -- How many there are beside those that the desk lends: the lendable thing of the same id has its own stock.
  kept_quantity integer not null default 1 check (kept_quantity between 0 and 99999),
  brand text not null default '' check (length(brand) <= 40),
  model text not null default '' check (length(model) <= 40),
  serial_number text not null default '' check (length(serial_number) <= 60),
  specification text not null default '' check (length(specification) <= 100),
  bought_on date,
  -- Whole NT$ for all of them.
  purchase_cost bigint check (purchase_cost between 0 and 999999999),
  warranty_until date,
  useful_years smallint check (useful_years between 1 and 99),
  residual_value bigint not null default 0 check (residual_value between 0 and 999999999),
  -- What new ones cost today, where somebody asked; what they cost then, otherwise.
  replacement_cost bigint check (replacement_cost between 0 and 999999999),
  supplier_id uuid,
  -- By the id of the category's field.
  custom jsonb not null default '{}' check (jsonb_typeof(custom) = 'object'),
  note text not null default '' check (length(note) <= 200),
  -- What its label says: chance alone, so that nobody guesses another's.
  qr_code text not null check (qr_code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  added_at timestamptz not null default now(),
  added_by uuid,
  added_by_name text not null default '',
  removed_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, category_id) references asset_category (community_id, id),
  foreign key (community_id, area_id) references asset_area (community_id, id)
);
call tenant_table('asset');
revoke delete on asset from :app;
create unique index asset_number on asset (community_id, upper(display_id)) where removed_at is null;
create unique index asset_qr_code on asset (community_id, qr_code);
create index asset_category_list on asset (community_id, category_id, display_id) where removed_at is null;
create index asset_area_list on asset (community_id, area_id, display_id) where removed_at is null;
create index asset_list on asset (community_id, display_id) where removed_at is null;

-- What the desk lends is an asset from now on, with the stock that its desk has.
insert into asset (community_id, id, display_id, name, category_id, kept_quantity, qr_code)
  select l.community_id, l.id, l.display_id, l.name, c.id, 0,
    (select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(b, n) & 31), 1), '')
     from (select uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as b where l.id is not null) chance,
       unnest(array[0, 1, 2, 3, 4, 5, 16, 17, 18, 19, 20, 21]) n)
  from lendable l left join asset_category c on c.community_id = l.community_id and c.name = '借用物品'
  where l.disabled_at is null;

create table asset_change (
  community_id uuid not null references community (id),
  id uuid not null,
  asset_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  act text not null check (length(act) between 1 and 20),
  reason text not null default '',
  changes jsonb not null default '[]',
  primary key (community_id, id),
  foreign key (community_id, asset_id) references asset (community_id, id)
);
call tenant_table('asset_change');
create index asset_change_of on asset_change (community_id, asset_id, at);
revoke update, delete on asset_change from :app;

create table asset_attachment (
  community_id uuid not null references community (id),
  id uuid not null,
  asset_id uuid not null,
  kind text not null check (kind in ('photo', 'paper')),
  name text not null check (length(name) between 1 and 60),
  file_path text not null,
  -- The last day on which a paper holds: an inspection, an insurance.
  valid_until date,
  added_at timestamptz not null default now(),
  added_by uuid not null,
  added_by_name text not null,
  removed_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, asset_id) references asset (community_id, id)
);
call tenant_table('asset_attachment');
create index asset_attachment_of on asset_attachment (community_id, asset_id, added_at) where removed_at is null;
create index asset_attachment_valid on asset_attachment (community_id, valid_until) where removed_at is null and valid_until is not null;
revoke delete on asset_attachment from :app;
