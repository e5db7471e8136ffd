-- Keys of browsers that sign acts of duty: what waited for the line stands in its order, and after a time of the server.
create table duty_key (
  community_id uuid not null references community (id),
  id uuid not null,
  account_id uuid not null,
  -- SPKI in base64, ECDSA P-256; the private key never leaves its browser.
  public_key text not null check (length(public_key) <= 200),
  made_at timestamptz not null,
  last_nth integer not null default 0,
  last_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('duty_key');
create index duty_key_account on duty_key (community_id, account_id);

alter table patrol_point
  -- Where it stands on the map of its community, in hundredths from the left and from above.
  add column map_x smallint check (map_x between 0 and 100),
  add column map_y smallint check (map_y between 0 and 100),
  add constraint patrol_point_map check ((map_x is null) = (map_y is null));

alter table patrol_visit
  -- Signed by the key of its phone, in its order and with its photo.
  add column is_proved boolean not null default false;

alter table duty_clock_entry drop constraint duty_clock_entry_way_check;
alter table duty_clock_entry
  add constraint duty_clock_entry_way_check check (way in ('account', 'card', 'code', 'pin', 'desk')),
  -- When a press came that was made while the line was down; null: the press was at the server at once.
  add column in_received_at timestamptz,
  add column out_received_at timestamptz,
  -- Hints alone: where the press was made as the device says it (25.03361,121.56445 ±20), and a photo.
  add column place text not null default '' check (length(place) <= 40),
  add column photo text not null default '';

-- A code of six digits with which somebody shows at the desk who it is; nobody makes the digest without the key of the server.
create table duty_pin (
  community_id uuid not null references community (id),
  account_id uuid not null,
  digest bytea not null check (length(digest) = 32),
  set_at timestamptz not null,
  primary key (community_id, account_id)
);
call tenant_table('duty_pin');
