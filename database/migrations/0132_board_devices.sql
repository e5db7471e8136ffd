-- A screen that shows a code and is not yet anybody's.
create table board_pairing (
  key_digest text primary key,
  code text not null unique,
  screen text not null,
  made_at timestamptz not null default now()
);
call shared_table('board_pairing');

create table board_device (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  group_name text not null default '',
  board_id uuid not null,
  on_from text not null default '00:00' check (on_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  on_until text not null default '00:00' check (on_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  row_version integer not null default 1 check (row_version > 0),
  -- Of the key that only the screen has; null once it was removed.
  key_digest text,
  paired_at timestamptz not null default now(),
  paired_by_name text not null,
  removed_at timestamptz,
  removed_by_name text,
  -- What it last said of itself.
  seen_at timestamptz,
  drift_ms integer not null default 0,
  screen text not null default '',
  program text not null default '',
  shown_hash text not null default '',
  shown_board_id uuid,
  primary key (community_id, id),
  foreign key (community_id, board_id) references board,
  check ((removed_at is null) = (key_digest is not null))
);
call tenant_table('board_device');
create index board_device_key on board_device (key_digest);
create unique index board_device_name on board_device (community_id, name) where removed_at is null;
revoke delete on board_device from :app, :door;
