-- Points of households: every one has a birth date, a last day, and a way home.

-- What a household has, by purse; its row is the lock of the purse.
create table point_purse (
  community_id uuid not null references community (id),
  household_id uuid not null,
  purse text not null check (purse in ('normal', 'cash')),
  balance integer not null default 0 check (balance >= 0),
  primary key (community_id, household_id, purse),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('point_purse');

-- A run that gives points to many households at once.
create table point_grant (
  community_id uuid not null references community (id),
  id uuid not null,
  points integer not null check (points between 1 and 100000),
  -- The last day in Taipei on which they can be spent.
  expires_on date not null,
  note text not null check (length(note) <= 100),
  households integer not null check (households > 0),
  granted_at timestamptz not null,
  granted_by uuid not null,
  granted_by_name text not null,
  undone_at timestamptz,
  undone_by_name text not null default '',
  -- How many of them were spent already when it was undone.
  kept_points integer not null default 0 check (kept_points >= 0),
  primary key (community_id, id)
);
call tenant_table('point_grant');
create index point_grant_at on point_grant (community_id, granted_at desc, id desc);

-- Points that were born together: those of a purse with one last day.
create table point_lot (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  purse text not null check (purse in ('normal', 'cash')),
  born integer not null check (born > 0),
  left_points integer not null check (left_points between 0 and born),
  born_at timestamptz not null,
  -- Null: never.
  expires_on date,
  grant_id uuid,
  primary key (community_id, id),
  foreign key (community_id, household_id, purse) references point_purse (community_id, household_id, purse),
  foreign key (community_id, grant_id) references point_grant (community_id, id),
  check ((purse = 'cash') = (expires_on is null))
);
call tenant_table('point_lot');
create index point_lot_open on point_lot (community_id, household_id, purse, expires_on, born_at, id) where left_points > 0;
create index point_lot_due on point_lot (expires_on, community_id) where left_points > 0;
create index point_lot_grant on point_lot (community_id, grant_id) where grant_id is not null;

-- Every change of a purse, in order, with what it left.
create table point_entry (
  community_id uuid not null references community (id),
  id uuid not null,
  nth bigint generated always as identity,
  household_id uuid not null,
  purse text not null check (purse in ('normal', 'cash')),
  kind text not null check (kind in ('granted', 'revoked', 'toppedUp', 'refunded', 'spent', 'returned', 'expired', 'movedOut', 'movedIn')),
  points integer not null check (points <> 0),
  balance integer not null check (balance >= 0),
  -- The order, the grant, the household on the other side.
  subject_id uuid,
  note text not null check (length(note) <= 100),
  at timestamptz not null,
  written_by uuid not null,
  written_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, household_id, purse) references point_purse (community_id, household_id, purse),
  check ((points > 0) = (kind in ('granted', 'toppedUp', 'returned', 'movedIn')))
);
call tenant_table('point_entry');
create index point_entry_of on point_entry (community_id, household_id, nth desc);
create index point_entry_at on point_entry (community_id, at, nth);
-- What is ordered is paid once from a purse, and comes back once.
create unique index point_entry_subject on point_entry (community_id, subject_id, kind, purse) where kind in ('spent', 'returned');

-- Which points of which lot an entry took, or brought back.
create table point_move (
  community_id uuid not null references community (id),
  entry_id uuid not null,
  lot_id uuid not null,
  points integer not null check (points <> 0),
  primary key (community_id, entry_id, lot_id),
  foreign key (community_id, entry_id) references point_entry (community_id, id),
  foreign key (community_id, lot_id) references point_lot (community_id, id)
);
call tenant_table('point_move');
create index point_move_lot on point_move (community_id, lot_id);

-- Entries and their moves are written and never changed, but for words that are forgotten.
create function point_entry_stays() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'note' is distinct from to_jsonb(old) - 'note' then
    raise exception 'entries of points are never changed';
  end if;
  return new;
end $$;
create trigger point_entry_stays before update on point_entry for each row execute function point_entry_stays();
create trigger point_move_stays before update on point_move for each row execute function point_entry_stays();
