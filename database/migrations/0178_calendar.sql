-- The calendar's own entries: once, or again and again with days that are left out.
create table calendar_entry (
  community_id uuid not null references community (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  note text not null,
  place text not null,
  category text not null,
  -- The first day; of a series the day that it begins on.
  day date not null,
  -- How many days after it ends.
  more_days integer not null default 0 check (more_days between 0 and 60),
  -- 09:00 in Taipei; '' for days without hours.
  from_time text not null default '' check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or from_time = ''),
  until_time text not null default '' check (until_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or until_time = ''),
  is_fixed boolean not null default false,
  -- How it comes again; null: it does not.
  series jsonb,
  last_day date,
  changed_at timestamptz not null,
  changed_by_name text not null,
  deleted_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id)
);
call tenant_table('calendar_entry');
create index calendar_entry_day on calendar_entry (community_id, day) where deleted_at is null;
revoke delete on calendar_entry from :app, :door;

-- Days on which a series is left out.
create table calendar_skip (
  community_id uuid not null references community (id),
  entry_id uuid not null,
  day date not null,
  skipped_by_name text not null,
  primary key (community_id, entry_id, day),
  foreign key (community_id, entry_id) references calendar_entry (community_id, id)
);
call tenant_table('calendar_skip');

-- Addresses under which calendars of phones and desks read it; each can be taken back.
create table calendar_feed (
  community_id uuid not null references community (id),
  id uuid not null,
  account_id uuid not null,
  -- sha-256 of the key in the address: the address itself is shown once.
  key_hash text not null,
  made_at timestamptz not null,
  made_by_name text not null,
  revoked_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('calendar_feed');
create index calendar_feed_key on calendar_feed (key_hash);
create index calendar_feed_account on calendar_feed (community_id, account_id) where revoked_at is null;
revoke delete on calendar_feed from :app, :door;
