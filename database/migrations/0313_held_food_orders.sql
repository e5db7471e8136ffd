-- Orders that are put aside at the desk with a name, until somebody takes them up again or the kitchen closes.
create table food_held (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  household_id uuid,
  resident_id uuid,
  pickup_at timestamptz,
  -- [{itemId, optionIds, quantity, note}]
  items jsonb not null,
  held_at timestamptz not null,
  held_by uuid not null,
  held_by_name text not null,
  -- When the last of its dishes is sold no more that day; nobody finds it afterwards.
  ends_at timestamptz not null,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('food_held');
create index food_held_ends on food_held (ends_at, community_id);
