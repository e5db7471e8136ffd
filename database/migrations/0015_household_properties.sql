-- A household can close: for good, or because it was merged into another one.
alter table household
  add column closed_at timestamptz,
  -- Where what was theirs is now: an open household, also after that one was merged in its turn.
  add column merged_into uuid,
  -- Grows with every change of the household or its property, so that nobody writes over a change unseen.
  add column row_version integer not null default 1,
  add foreign key (community_id, merged_into) references household (community_id, id),
  add check (merged_into is null or closed_at is not null),
  add check (merged_into <> id),
  drop constraint household_community_id_label_key;
-- The label of a closed household is free for another one.
create unique index household_label on household (community_id, label) where closed_at is null;
create index household_merged on household (community_id, merged_into) where merged_into is not null;

-- Everything that was changed of a household, with the old values; never changed itself.
create table household_change (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  act text not null
    check (act in ('added', 'corrected', 'closed', 'reopened', 'mergedInto', 'merged', 'split', 'splitFrom')),
  reason text not null default '',
  -- [{field, before, after}], as people read them.
  changes jsonb not null default '[]',
  -- The other household of a merge or split.
  other_id uuid,
  row_version integer not null,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, other_id) references household (community_id, id)
);
call tenant_table('household_change');
create index household_change_household on household_change (community_id, household_id, row_version);
revoke update, delete on household_change from :app;

-- What the books say of a unit; a household without a row has no property data yet.
create table household_property (
  community_id uuid not null references community (id),
  household_id uuid not null,
  -- 專有部分 and 權狀, in 0.01 m²; null: not known.
  exclusive_area integer check (exclusive_area between 1 and 99999999),
  title_area integer check (title_area between 1 and 99999999),
  moved_in_on date,
  primary key (community_id, household_id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('household_property');

create table household_owner (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  name text not null check (length(name) between 1 and 40),
  phone text not null default '',
  -- 應有部分; both null: not known. That the shares of a household are 1 together is checked where they are written.
  share_numerator integer check (share_numerator >= 1),
  share_denominator integer check (share_denominator >= 1),
  -- Co-owners choose one who votes for them (公寓大廈管理條例 Art. 27).
  is_representative boolean not null default false,
  position integer not null default 0,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  check ((share_numerator is null) = (share_denominator is null)),
  check (share_numerator <= share_denominator)
);
call tenant_table('household_owner');
create index household_owner_household on household_owner (community_id, household_id, position);
create unique index household_owner_representative on household_owner (community_id, household_id)
  where is_representative;

create table parking_space (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  vehicle text not null check (vehicle in ('car', 'motorcycle')),
  number text not null check (length(number) between 1 and 20),
  kind text not null default 'flat' check (kind in ('flat', 'mechanical')),
  -- In 0.01 m²; null: not known.
  area integer check (area between 1 and 99999999),
  position integer not null default 0,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  -- A space belongs to at most one household.
  unique (community_id, vehicle, number)
);
call tenant_table('parking_space');
create index parking_space_household on parking_space (community_id, household_id, position);

-- What waits or lives somewhere, waits and lives at an open household: whatever comes in for a household that was merged
-- meanwhile goes to the one that it is part of now. Reading the household locks it, so that a merge and a registration
-- never miss each other.
create function of_open_household() returns trigger language plpgsql as $$
declare
  one record;
begin
  loop
    select label, closed_at, merged_into into one from household
      where community_id = new.community_id and id = new.household_id for key share;
    exit when not found or one.closed_at is null;
    if one.merged_into is null then
      raise exception '「%」已關閉，請先重新開啟這一戶，或改到其他戶別。', one.label using errcode = 'LB409';
    end if;
    new.household_id := one.merged_into;
  end loop;
  return new;
end $$;

create trigger of_open_household before insert or update of household_id, handed_over_at, voided_at, returned_at, lost_at
  on package for each row
  when (new.handed_over_at is null and new.voided_at is null and new.returned_at is null and new.lost_at is null)
  execute function of_open_household();
create trigger of_open_household before insert or update of household_id, handed_over_at, voided_at
  on deposit for each row
  when (new.household_id is not null and new.handed_over_at is null and new.voided_at is null)
  execute function of_open_household();
create trigger of_open_household before insert or update of household_id, handed_over_at, voided_at
  on courier_item for each row
  when (new.household_id is not null and new.handed_over_at is null and new.voided_at is null)
  execute function of_open_household();
create trigger of_open_household before insert or update of household_id, moved_out_at
  on resident for each row when (new.moved_out_at is null) execute function of_open_household();
create trigger of_open_household before insert or update of household_id, unbound_at
  on phone for each row when (new.unbound_at is null) execute function of_open_household();
create trigger of_open_household before insert or update of household_id
  on card_household for each row execute function of_open_household();
create trigger of_open_household before insert or update of household_id
  on vehicle for each row execute function of_open_household();
create trigger of_open_household before insert or update of household_id
  on parking_space for each row execute function of_open_household();
