-- Marks are short words about a household or one of its people; each may end by itself.
create table household_mark (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  -- Null: the mark is the whole household's.
  resident_id uuid,
  word text not null check (length(word) between 1 and 12),
  -- For 代領人: who collects for them.
  who text not null default '',
  -- The last day, in Taipei, on which it holds.
  until_day date,
  position integer not null default 0,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id)
);
call tenant_table('household_mark');
create index household_mark_household on household_mark (community_id, household_id);

insert into household_mark (community_id, id, household_id, resident_id, word, position)
  select r.community_id, gen_random_uuid(), r.household_id, r.id, left(m.word, 12), m.nth
  from resident r, unnest(r.marks) with ordinality m (word, nth) where m.word <> '';
alter table resident drop column marks;

alter table resident
  add column note text not null default '',
  add column note_until date;
alter table household
  add column note_until date,
  -- When marks or notes were last changed, so that two desks never write over each other unseen.
  add column marked_at timestamptz,
  add column marked_by_name text not null default '';

-- What waits for a courier: returns, and parcels that a household or the desk sends.
alter table package_return rename to courier_item;
alter table courier_item rename column returned_at to handed_over_at;
drop index package_return_waiting;

create table courier_hand_over (
  community_id uuid not null references community (id),
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid,
  account_name text not null default '',
  courier_name text not null default '',
  courier_person text not null default '',
  note text not null default '',
  signature_path text not null default '',
  primary key (community_id, id)
);
call tenant_table('courier_hand_over');

alter table courier_item
  alter column household_id drop not null,
  add column kind text not null default 'return' check (kind in ('return', 'outgoing')),
  add column serial_number integer not null default 0,
  add column recipient text not null default '',
  add column tracking_number text not null default '',
  add column shelf_position text not null default '',
  add column piece_count smallint not null default 1 check (piece_count between 1 and 99),
  add column photo_path text not null default '',
  -- Who pays the freight, as the courier is told: '' unsaid.
  add column freight text not null default '' check (freight in ('', 'prepaid', 'collect')),
  -- What the courier collects from the recipient, whole NT$; the desk never handles it.
  add column cash_on_delivery bigint not null default 0 check (cash_on_delivery >= 0),
  -- The package that was turned into this return.
  add column package_id uuid,
  add column arrived_by uuid,
  add column arrived_by_name text not null default '',
  add column hand_over_id uuid,
  add column voided_at timestamptz,
  add column voided_by_name text,
  add column void_reason text,
  -- Grows with every change, so that two desks never correct over each other unseen.
  add column row_version integer not null default 1;

insert into courier_hand_over (community_id, id, at, courier_name)
  select community_id, id, handed_over_at, courier_name from courier_item where handed_over_at is not null;
update courier_item set hand_over_id = id where handed_over_at is not null;
update courier_item set serial_number = n.nth
  from (select community_id, id, row_number() over (partition by community_id order by arrived_at, id) as nth
        from courier_item) n
  where n.community_id = courier_item.community_id and n.id = courier_item.id;
insert into serial_counter (community_id, name, last)
  select community_id, 'courierItem', max(serial_number) from courier_item group by community_id;

alter table courier_item
  alter column serial_number drop default,
  add column state text not null generated always as (
    case when voided_at is not null then 'voided' when handed_over_at is not null then 'handedToCourier'
      else 'waiting' end) stored,
  -- Row security keeps LIKE from indexes, but not comparisons.
  add column tracking_reversed text collate "C" not null
    generated always as (reverse(upper(tracking_number))) stored,
  add foreign key (community_id, package_id) references package (community_id, id),
  add foreign key (community_id, hand_over_id) references courier_hand_over (community_id, id),
  add check ((hand_over_id is null) = (handed_over_at is null)),
  add check (handed_over_at is null or voided_at is null),
  add check (package_id is null or kind = 'return');

create index courier_item_state on courier_item (community_id, state, kind, arrived_at desc, id desc);
create index courier_item_arrived on courier_item (community_id, arrived_at desc, id desc);
create index courier_item_handed_over on courier_item (community_id, handed_over_at desc, id desc)
  where handed_over_at is not null;
create index courier_item_household on courier_item (community_id, household_id, arrived_at desc, id desc);
create index courier_item_courier on courier_item (community_id, courier_name, state, arrived_at desc, id desc);
create index courier_item_courier_took on courier_item (community_id, courier_name, handed_over_at desc, id desc)
  where handed_over_at is not null;
create index courier_item_serial on courier_item (community_id, serial_number);
create index courier_item_tracking on courier_item (community_id, tracking_reversed) where tracking_reversed <> '';
create index courier_item_of_hand_over on courier_item (community_id, hand_over_id) where hand_over_id is not null;
-- A package is one return at a time.
create unique index courier_item_package on courier_item (community_id, package_id)
  where package_id is not null and voided_at is null;

-- Everything that was changed of an item after it arrived, with the old values; never changed itself.
create table courier_item_change (
  community_id uuid not null references community (id),
  id uuid not null,
  item_id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  act text not null check (act in ('corrected', 'handedToCourier', 'handOverUndone', 'voided')),
  reason text not null default '',
  -- [{field, before, after}], as people read them.
  changes jsonb not null default '[]',
  hand_over_id uuid,
  primary key (community_id, id),
  foreign key (community_id, item_id) references courier_item (community_id, id),
  foreign key (community_id, hand_over_id) references courier_hand_over (community_id, id)
);
call tenant_table('courier_item_change');
create index courier_item_change_item on courier_item_change (community_id, item_id, at);
revoke update, delete on courier_item_change from :app;
revoke update, delete on courier_hand_over from :app;
