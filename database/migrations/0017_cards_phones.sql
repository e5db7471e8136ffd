-- Cards and phones open the hand-overs of households: since when, by whom, and everything that happened to them.

-- `readings` are all UIDs that the code may stand for (upper-case hex; ~ and = mark the three bytes of short readers).
alter table card
  add column readings text[] not null default '{}',
  add column reader_format text not null default '',
  add column lost_at timestamptz,
  add column row_version integer not null default 1,
  add constraint card_lost_or_disabled check (lost_at is null or disabled_at is null);
update card set readings = array[canonical_uid, upper(code)];

-- Of one card and one household there is one row, however often they part and meet again.
alter table card_household
  add column resident_id uuid,
  add column bound_at timestamptz not null default now(),
  add column bound_by_name text not null default '',
  add column unbound_at timestamptz,
  add foreign key (community_id, resident_id) references resident (community_id, id);
create index card_household_resident on card_household (community_id, resident_id) where unbound_at is null;

-- One row for each time that a phone was bound.
alter table phone
  add column way text not null default 'barcode' check (way in ('barcode', 'serial')),
  add column bound_by_name text not null default '',
  add column row_version integer not null default 1;
create index phone_resident on phone (community_id, resident_id) where unbound_at is null;

-- A serial number that a resident types into the app, kept as a digest: 24 hours, one phone.
create table phone_serial (
  community_id uuid not null references community (id),
  id uuid not null,
  household_id uuid not null,
  resident_id uuid,
  digest text not null,
  ending text not null,
  issued_at timestamptz not null,
  issued_by uuid not null,
  issued_by_name text not null,
  expires_at timestamptz not null check (expires_at > issued_at),
  used_at timestamptz,
  phone_id uuid,
  revoked_at timestamptz,
  revoked_by_name text not null default '',
  -- Whether a newer one of the same household and resident took its place.
  is_replaced boolean not null default false,
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id),
  foreign key (community_id, phone_id) references phone (community_id, id),
  check ((used_at is null) = (phone_id is null)),
  check (used_at is null or revoked_at is null)
);
call tenant_table('phone_serial');
create unique index phone_serial_digest on phone_serial (community_id, digest);
-- An app knows no community: it is found by the digest alone, through the door.
create index phone_serial_of_any on phone_serial (digest);
create unique index phone_serial_open on phone_serial
  (community_id, household_id, coalesce(resident_id, '00000000-0000-0000-0000-000000000000'))
  where used_at is null and revoked_at is null;

-- What happened to cards and phones; only ever added to.
create table card_change (
  community_id uuid not null references community (id),
  id uuid not null,
  card_id uuid not null,
  -- Null: of the card wherever it is bound (lost, disabled, enabled).
  household_id uuid,
  -- Of a move: where it came from, or went.
  other_household_id uuid,
  resident_id uuid,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  act text not null check (act in ('bound', 'unbound', 'lost', 'disabled', 'enabled', 'holder')),
  reason text not null default '',
  primary key (community_id, id),
  foreign key (community_id, card_id) references card (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('card_change');
create index card_change_card on card_change (community_id, card_id, at);
create index card_change_household on card_change (community_id, household_id, at);
revoke update, delete on card_change from :app, :door;
grant update (reason) on card_change to :door;

create table phone_change (
  community_id uuid not null references community (id),
  id uuid not null,
  phone_id uuid not null,
  household_id uuid not null,
  other_household_id uuid,
  resident_id uuid,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  act text not null check (act in ('bound', 'unbound', 'holder')),
  reason text not null default '',
  primary key (community_id, id),
  foreign key (community_id, phone_id) references phone (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('phone_change');
create index phone_change_phone on phone_change (community_id, phone_id, at);
create index phone_change_household on phone_change (community_id, household_id, at);
revoke update, delete on phone_change from :app, :door;
grant update (reason) on phone_change to :door;

revoke delete on card, card_household, phone, phone_serial from :app;

-- Serial numbers that apps tried in vain, for slowing them down.
create table activation_attempt (
  id uuid primary key,
  address text not null,
  at timestamptz not null default now()
);
call shared_table('activation_attempt');
create index activation_attempt_address on activation_attempt (address, at);
