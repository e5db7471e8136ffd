-- What the kitchen of a community sells for points: categories with their dishes, and specs with their options.
create table food_menu (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('food_menu');

create table food_spec (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  -- One of its options is taken always, or any number of them.
  choice text not null check (choice in ('one', 'many')),
  -- Before each of its options, where these alone would be misread: 不要 before 蔥.
  prefix text not null check (length(prefix) <= 8),
  primary key (community_id, id)
);
call tenant_table('food_spec');

create table food_option (
  community_id uuid not null references community (id),
  id uuid not null,
  spec_id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  points integer not null check (points between 0 and 9999),
  primary key (community_id, id),
  foreign key (community_id, spec_id) references food_spec (community_id, id)
);
call tenant_table('food_option');

create table food_item (
  community_id uuid not null references community (id),
  id uuid not null,
  menu_id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  points integer not null check (points between 0 and 9999),
  note text not null,
  -- In the order in which they are asked for.
  spec_ids uuid[] not null,
  -- 1 is Monday.
  weekdays integer[] not null,
  -- 11:00 to 14:00 in Taipei, when it is picked up.
  sold_from text not null,
  sold_until text not null check (sold_from < sold_until),
  -- Of a household and day; 0: as many as it likes.
  most_per_day integer not null check (most_per_day between 0 and 99),
  -- How many are left; null: not counted.
  stock integer check (stock >= 0),
  -- Sold out on this day in Taipei.
  sold_out_on date,
  primary key (community_id, id),
  foreign key (community_id, menu_id) references food_menu (community_id, id)
);
call tenant_table('food_item');
revoke delete on food_menu, food_spec, food_option, food_item from :app, :door;

-- Ready words for topping up, giving back and voiding.
create table note_template (
  community_id uuid not null references community (id),
  id uuid not null,
  kind text not null check (kind in ('recharge', 'restore', 'void')),
  name text not null check (length(name) between 1 and 200),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('note_template');
revoke delete on note_template from :app, :door;
