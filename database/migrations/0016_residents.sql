-- Who lives where, as what, with which vehicles, and every move in, out and between households.

alter table resident
  -- 1 to 8, as the contract of residents names them; null: nobody has said.
  add column identity_id smallint check (identity_id between 1 and 8),
  add column phone2 text not null default '',
  add column birthday date,
  add column is_contact boolean not null default false,
  add column avatar_path text not null default '',
  -- Days of Taipei, as people say them; null: unknown, or still here.
  add column moved_in_on date,
  add column moved_out_on date,
  -- Of a renter: the days between which the contract holds, both included.
  add column contract_from date,
  add column contract_until date,
  add column changed_at timestamptz,
  add column changed_by_name text not null default '',
  -- When the personal data of somebody who moved out was forgotten.
  add column forgotten_at timestamptz,
  -- Grows with every change, so that two desks never write over each other unseen.
  add column row_version integer not null default 1,
  add check (contract_until >= contract_from),
  add check (forgotten_at is null or moved_out_at is not null);
update resident set moved_out_on = (moved_out_at at time zone 'Asia/Taipei')::date where moved_out_at is not null;
create index resident_contract on resident (community_id, contract_until)
  where contract_until is not null and moved_out_at is null;
create index resident_moved_out on resident (community_id, moved_out_at) where moved_out_at is not null;

alter table household add column is_rented boolean not null default false;

-- What the desk wrote down of a person stands with the marks, beside who the person is.
create table resident_note (
  community_id uuid not null references community (id),
  resident_id uuid not null,
  note text not null check (note <> ''),
  -- The last day, in Taipei, on which it holds.
  note_until date,
  primary key (community_id, resident_id),
  foreign key (community_id, resident_id) references resident (community_id, id)
);
call tenant_table('resident_note');
insert into resident_note (community_id, resident_id, note, note_until)
  select community_id, id, note, note_until from resident where note <> '';
alter table resident drop column note, drop column note_until;

alter table vehicle
  -- 1 car, 2 motorcycle, 3 bicycle, 4 other.
  add column kind smallint not null default 1 check (kind between 1 and 4),
  -- Null: the whole household's.
  add column resident_id uuid,
  -- It is no longer here: sold, or its person moved out.
  add column removed_at timestamptz,
  add column bare_plate text not null generated always as (translate(upper(plate), '- ', '')) stored,
  add foreign key (community_id, resident_id) references resident (community_id, id);
delete from vehicle v using vehicle w
  where v.community_id = w.community_id and v.household_id = w.household_id and v.bare_plate = w.bare_plate and v.id > w.id;
alter table vehicle add check (plate <> '' or kind in (3, 4));
create unique index vehicle_of_household on vehicle (community_id, household_id, bare_plate)
  where removed_at is null and plate <> '';
create index vehicle_plate on vehicle (community_id, bare_plate) where removed_at is null and plate <> '';
create index vehicle_resident on vehicle (community_id, resident_id) where resident_id is not null;

-- Every move of a person, and every turn of a household from lived in by its owner to rented and back; only added to.
create table resident_move (
  community_id uuid not null references community (id),
  id uuid not null,
  -- Null: of the whole household.
  resident_id uuid,
  kind text not null check (kind in ('movedIn', 'movedOut', 'moved', 'movedBack', 'rented', 'rentEnded')),
  from_household_id uuid,
  to_household_id uuid,
  -- The day on which it happened, in Taipei; null: unknown.
  on_day date,
  at timestamptz not null default now(),
  account_id uuid,
  account_name text not null default '',
  reason text not null default '',
  primary key (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id),
  foreign key (community_id, from_household_id) references household (community_id, id),
  foreign key (community_id, to_household_id) references household (community_id, id),
  check (from_household_id is not null or to_household_id is not null),
  check ((resident_id is null) = (kind in ('rented', 'rentEnded'))),
  check (kind not in ('movedOut', 'moved') or from_household_id is not null),
  check (kind = 'movedOut' or to_household_id is not null)
);
call tenant_table('resident_move');
create index resident_move_resident on resident_move (community_id, resident_id, at) where resident_id is not null;
create index resident_move_from on resident_move (community_id, from_household_id, at) where from_household_id is not null;
create index resident_move_to on resident_move (community_id, to_household_id, at) where to_household_id is not null;
revoke update, delete on resident_move from :app, :door;
-- A reason in free words is personal; it is forgotten with the person.
grant update (reason) on resident_move to :door;
