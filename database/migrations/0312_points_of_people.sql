-- A purse is a household's, or a person's who lives there, where the community wants that.
alter table point_lot drop constraint point_lot_community_id_household_id_purse_fkey;
alter table point_entry drop constraint point_entry_community_id_household_id_purse_fkey;
alter table point_purse drop constraint point_purse_pkey;
alter table point_purse add column resident_id uuid,
  add column holder_id uuid not null generated always as (coalesce(resident_id, household_id)) stored;
alter table point_purse add primary key (community_id, household_id, holder_id, purse);
alter table point_lot add column resident_id uuid,
  add column holder_id uuid not null generated always as (coalesce(resident_id, household_id)) stored;
alter table point_lot add foreign key (community_id, household_id, holder_id, purse)
  references point_purse (community_id, household_id, holder_id, purse);
alter table point_entry add column resident_id uuid,
  add column holder_id uuid not null generated always as (coalesce(resident_id, household_id)) stored;
alter table point_entry add foreign key (community_id, household_id, holder_id, purse)
  references point_purse (community_id, household_id, holder_id, purse);
create index point_purse_person on point_purse (community_id, resident_id) where resident_id is not null;

-- Points go from one household to another where the community allows it.
alter table point_entry drop constraint point_entry_kind_check;
alter table point_entry add constraint point_entry_kind_check check (kind in
  ('granted', 'revoked', 'toppedUp', 'refunded', 'spent', 'returned', 'expired', 'movedOut', 'movedIn', 'transferredOut', 'transferredIn'));
alter table point_entry drop constraint point_entry_check;
alter table point_entry add constraint point_entry_check
  check ((points > 0) = (kind in ('granted', 'toppedUp', 'returned', 'movedIn', 'transferredIn')));

-- A run of points may be meant for each person instead of each household.
alter table point_grant add column to_people boolean not null default false;

-- What is reckoned by the database is no change; it stands in no row before it is written.
create or replace function point_entry_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - array['note', 'holder_id'] is distinct from to_jsonb(old) - array['note', 'holder_id'] then
    raise exception 'entries of points are never changed';
  end if;
  return new;
end $$;

create table point_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('rules')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('point_setting');
