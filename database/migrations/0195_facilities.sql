-- Rooms, courts and pools that households book: what they are, when they are closed, who booked them, and the draws of peak hours.
create table facility (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 20),
  position integer not null default 0,
  version integer not null default 1,
  retired_at timestamptz,
  -- Where its places stand in the constraint below: place n is lane_no * 64 + n. Drawn by lot, so that a restored backup has no
  -- sequence to set.
  lane_no bigint not null default (random() * 1e14)::bigint,
  place text not null,
  -- What a household accepts before it books; '' when there is nothing to accept.
  rules text not null,
  -- [{weekday, from, until}], 1 is Monday, 08:00 to 24:00 in Taipei.
  hours jsonb not null,
  slot_minutes integer not null check (slot_minutes between 30 and 240 and slot_minutes % 30 = 0),
  most_slots integer not null check (most_slots between 1 and 12),
  -- The last minutes of what is booked belong to the cleaning.
  cleaning_minutes integer not null check (cleaning_minutes >= 0 and cleaning_minutes < slot_minutes),
  -- How many may use it side by side.
  places integer not null check (places between 1 and 50),
  most_people integer not null check (most_people between 1 and 999),
  price bigint not null check (price >= 0),
  price_by text not null check (price_by in ('slot', 'use')),
  deposit bigint not null check (deposit >= 0),
  cancel_hours integer not null check (cancel_hours between 0 and 336),
  late_refund_percent integer not null check (late_refund_percent between 0 and 100),
  -- Bookings of a household; 0: as many as it likes.
  quota_count integer not null check (quota_count between 0 and 50),
  quota_per text not null check (quota_per in ('day', 'week', 'month')),
  advance_days integer not null check (advance_days between 1 and 180),
  no_show_minutes integer not null check (no_show_minutes between 5 and 120),
  -- {weekdays, from, until, daysBefore}: hours that are drawn for; null: none.
  draw jsonb,
  primary key (community_id, id),
  unique (community_id, lane_no)
);
call tenant_table('facility');
revoke delete on facility from :app, :door;

create table facility_closure (
  community_id uuid not null references community (id),
  id uuid not null,
  facility_id uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  reason text not null,
  made_at timestamptz not null default now(),
  made_by_name text not null,
  -- Opened again before its end.
  removed_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, facility_id) references facility (community_id, id),
  check (starts_at < ends_at)
);
call tenant_table('facility_closure');
create index facility_closure_of on facility_closure (community_id, facility_id, starts_at) where removed_at is null;
revoke delete on facility_closure from :app, :door;

create table facility_booking (
  community_id uuid not null references community (id),
  id uuid not null,
  facility_id uuid not null,
  household_id uuid not null,
  series_id uuid,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- waiting and offered: on the waiting list; lapsed: nothing came of that.
  state text not null
    check (state in ('waiting', 'offered', 'booked', 'inUse', 'done', 'cancelled', 'noShow', 'lapsed')),
  -- The place that it holds, among those of all facilities; null: none.
  lane_no bigint,
  people integer not null check (people > 0),
  -- As they were when it was booked; whole NT$.
  price bigint not null check (price >= 0),
  deposit bigint not null check (deposit >= 0),
  cancel_by timestamptz not null,
  late_refund_percent integer not null,
  -- What is charged for it now: the price, less when it was cancelled.
  fee_due bigint not null check (fee_due >= 0 and fee_due <= price),
  -- The end of the code on the household's page: LBF- stands before it.
  code text not null,
  source text not null check (source in ('desk', 'link', 'draw')),
  queued_at timestamptz,
  offered_until timestamptz,
  made_at timestamptz not null default now(),
  made_by_name text not null,
  checked_in_at timestamptz,
  checked_in_by_name text not null default '',
  checked_out_at timestamptz,
  checked_out_by_name text not null default '',
  ended_at timestamptz,
  ended_by_name text not null default '',
  end_reason text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, facility_id) references facility (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  check (starts_at < ends_at),
  check ((lane_no is not null) or state not in ('offered', 'booked', 'inUse')),
  -- No two hold one place at one moment, whoever writes it: a place is a range of one number, so no extension is needed.
  constraint facility_booking_alone exclude using gist
    (int8range(lane_no, lane_no + 1) with &&, tstzrange(starts_at, ends_at) with &&) where (lane_no is not null)
);
call tenant_table('facility_booking');
create index facility_booking_day on facility_booking (community_id, starts_at);
create index facility_booking_of on facility_booking (community_id, facility_id, starts_at);
create index facility_booking_household on facility_booking (community_id, household_id, starts_at);
create index facility_booking_queue on facility_booking (community_id, facility_id, queued_at)
  where state in ('waiting', 'offered');
-- For the sweep across communities.
create index facility_booking_open on facility_booking (starts_at) where state in ('waiting', 'offered', 'booked');
create unique index facility_booking_code on facility_booking (community_id, code);
create index facility_booking_reasons on facility_booking (community_id, ended_at) where end_reason <> '';
revoke delete on facility_booking from :app, :door;

-- Cash that was taken and given back for a booking; what is wrong is given back by a line of its own.
create table facility_payment (
  community_id uuid not null references community (id),
  id uuid not null,
  booking_id uuid not null,
  kind text not null check (kind in ('fee', 'refund', 'depositIn', 'depositOut', 'depositKept')),
  amount bigint not null check (amount > 0),
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  primary key (community_id, id),
  foreign key (community_id, booking_id) references facility_booking (community_id, id)
);
call tenant_table('facility_payment');
create index facility_payment_of on facility_payment (community_id, booking_id);
revoke update, delete on facility_payment from :app, :door;

-- What households are told of their bookings.
create table facility_notice (
  community_id uuid not null references community (id),
  id uuid not null,
  booking_id uuid not null,
  at timestamptz not null default now(),
  title text not null,
  text text not null,
  primary key (community_id, id),
  foreign key (community_id, booking_id) references facility_booking (community_id, id)
);
call tenant_table('facility_notice');
revoke update, delete on facility_notice from :app, :door;

-- The draw of the peak hours of a facility on a day.
create table facility_draw (
  community_id uuid not null references community (id),
  id uuid not null,
  facility_id uuid not null,
  day date not null,
  from_time text not null,
  until_time text not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- Drawn before anybody applied; its digest is public from then on, itself when it was drawn.
  nonce text not null,
  -- Numbers that nobody here can choose, and who saw them.
  source text not null default '',
  numbers text not null default '',
  witness text not null default '',
  numbers_at timestamptz,
  numbers_by_name text not null default '',
  -- sha-256 of the households and their lots.
  fingerprint text not null default '',
  seed text not null default '',
  drawn_at timestamptz,
  drawn_by_name text not null default '',
  primary key (community_id, id),
  unique (community_id, facility_id, day),
  foreign key (community_id, facility_id) references facility (community_id, id)
);
call tenant_table('facility_draw');
create index facility_draw_day on facility_draw (community_id, day desc);
revoke delete on facility_draw from :app, :door;

create table facility_draw_entry (
  community_id uuid not null references community (id),
  id uuid not null,
  draw_id uuid not null,
  household_id uuid not null,
  -- The beginnings that it wishes for, the dearest first: 18:00.
  wishes text[] not null check (cardinality(wishes) between 1 and 12),
  people integer not null check (people > 0),
  source text not null check (source in ('desk', 'link')),
  made_at timestamptz not null default now(),
  made_by_name text not null,
  -- How often it used the facility in the 30 days before, whether it drew a blank the last time, and its lots.
  uses integer,
  had_blank boolean,
  lots integer,
  -- In which turn it was drawn, and by which of its lots.
  rank integer,
  lot integer,
  booking_id uuid,
  primary key (community_id, id),
  unique (community_id, draw_id, household_id),
  foreign key (community_id, draw_id) references facility_draw (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, booking_id) references facility_booking (community_id, id)
);
call tenant_table('facility_draw_entry');
create index facility_draw_entry_household on facility_draw_entry (community_id, household_id);

-- What households leave as a deposit is theirs.
insert into ledger_account (community_id, number, name, position)
  select id, 2198, '公設押金', 2198 from community on conflict do nothing;
