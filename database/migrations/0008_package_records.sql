-- How a package leaves the waiting ones beside a hand-over and a void, what was changed, and lists of a long past.
alter table package
  add column piece_count smallint not null default 1 check (piece_count between 1 and 99),
  add column remind_count integer not null default 0,
  add column reminded_at timestamptz,
  add column returned_at timestamptz,
  add column returned_by_name text,
  add column lost_at timestamptz,
  add column lost_by_name text,
  add column lost_reason text,
  -- Grows with every correction, so that two desks never correct over each other unseen.
  add column row_version integer not null default 1,
  -- Served by an index for the end of a number: row security keeps LIKE from indexes, but not comparisons.
  add column tracking_reversed text collate "C" not null
    generated always as (reverse(upper(tracking_number))) stored,
  add column state text not null generated always as (
    case when voided_at is not null then 'voided' when handed_over_at is not null then 'handedOver'
      when returned_at is not null then 'returned' when lost_at is not null then 'lost' else 'waiting' end) stored,
  add check (num_nonnulls(handed_over_at, voided_at, returned_at, lost_at) <= 1);

drop index package_waiting;
create index package_waiting on package (community_id, household_id) where state = 'waiting';

create index package_state_arrived on package (community_id, state, arrived_at desc, id desc);
create index package_handed_over on package (community_id, handed_over_at desc, id desc) where handed_over_at is not null;
create index package_household on package (community_id, household_id, arrived_at desc);
create index package_recipient on package (community_id, recipient_id) where recipient_id is not null;
create index package_serial on package (community_id, serial_number);
create index package_position on package (community_id, shelf_position);
create index package_kind_arrived on package (community_id, kind_id, arrived_at desc);
create index package_courier_arrived on package (community_id, courier_id, arrived_at desc);
-- What few packages are, so that lists of them need not read all.
create index package_in_person on package (community_id, arrived_at desc) where in_person_only;
create index package_cash_on_delivery on package (community_id, arrived_at desc) where cash_on_delivery;
create index package_cooled on package (community_id, temperature, arrived_at desc) where temperature <> 0;
create index package_tracking_end on package (community_id, tracking_reversed) where tracking_reversed <> '';
create index package_of_hand_over on package (community_id, hand_over_id) where hand_over_id is not null;

-- Everything that was changed of a package after it arrived, with the old values; never changed itself.
create table package_change (
  community_id uuid not null references community (id),
  id uuid not null,
  package_id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  act text not null check (act in ('corrected', 'moved', 'handOverUndone', 'returned', 'returnUndone', 'lost', 'found')),
  reason text not null default '',
  -- [{field, before, after, beforeId, afterId}], as people read them.
  changes jsonb not null default '[]',
  -- The hand-over that was undone.
  hand_over_id uuid,
  -- The version of the package that this change made.
  row_version integer not null,
  primary key (community_id, id),
  unique (community_id, package_id, row_version),
  foreign key (community_id, package_id) references package (community_id, id),
  foreign key (community_id, hand_over_id) references package_hand_over (community_id, id),
  check ((act = 'handOverUndone') = (hand_over_id is not null))
);
call tenant_table('package_change');
revoke update, delete on package_change from :app;
revoke update, delete on package_hand_over from :app;

-- When a package arrived and who took it in is what the law asks of court and tax papers: the program cannot change it.
revoke update, delete on package from :app;
revoke update on package from :door;
grant update (serial_number, household_id, recipient_id, recipient_name, kind_id, courier_id, temperature, tracking_number,
  shelf_position, note, photo_path, in_person_only, cash_on_delivery, cubby, piece_count, remind_count, reminded_at,
  hand_over_id, handed_over_at, voided_at, voided_by_name, void_reason, returned_at, returned_by_name,
  lost_at, lost_by_name, lost_reason, row_version) on package to :app, :door;

-- A serial number stands on a label: it changes only when a package waits again and the number was given to another one.
create function refuse_new_serial_number() returns trigger language plpgsql as $$
begin
  raise exception 'the serial number of a package does not change';
end $$;
create trigger package_serial_number after update on package for each row
  when (old.serial_number <> new.serial_number and not (old.state <> 'waiting' and new.state = 'waiting'))
  execute function refuse_new_serial_number();
