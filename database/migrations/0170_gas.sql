-- Readings of gas meters: what each household's meter is, periods in which they are read, and what was read.

create table gas_meter (
  community_id uuid not null references community (id),
  household_id uuid not null,
  -- The gas firm's number of the household; its export is in this order.
  user_no text not null default '' check (length(user_no) <= 20),
  -- Black digits; behind 9999 comes 0.
  digits smallint not null default 4 check (digits between 4 and 5),
  -- What it showed before the first period.
  first_value integer check (first_value >= 0),
  changed_on date,
  -- Sends its readings itself: nobody reads it.
  is_smart boolean not null default false,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, household_id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('gas_meter');
revoke delete on gas_meter from :app;

create table gas_period (
  community_id uuid not null references community (id),
  id uuid not null,
  -- The month of the bill that it begins with: 202611 is 115年 11–12月.
  ym text not null check (ym ~ '^[0-9]{6}$'),
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  firm text not null default '' check (length(firm) <= 20),
  created_at timestamptz not null default now(),
  created_by_name text not null,
  -- Nothing is written into it any more.
  closed_at timestamptz,
  closed_by_name text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  unique (community_id, ym)
);
call tenant_table('gas_period');
create index gas_period_open on gas_period (community_id, starts_on) where closed_at is null;

create table gas_reading (
  community_id uuid not null references community (id),
  id uuid not null,
  period_id uuid not null,
  household_id uuid not null,
  -- As they were when it was read: whole 度.
  last_value integer check (last_value >= 0),
  value integer not null check (value between 0 and 99999),
  usage integer,
  finding text not null check (finding in ('first', 'normal', 'rollover', 'changed', 'corrected', 'zero', 'many', 'less')),
  is_abnormal boolean not null,
  -- The meter was changed in between: what the old one showed last, and the new one first.
  old_final integer check (old_final >= 0),
  new_start integer check (new_start >= 0),
  -- Who read it smelt gas.
  is_leak boolean not null default false,
  filled_by text not null check (filled_by in ('resident', 'guard', 'desk', 'qr', 'estimate')),
  filled_by_name text not null default '',
  filled_at timestamptz not null default now(),
  -- Somebody looked at what is abnormal and took it.
  accepted_at timestamptz,
  accepted_by_name text not null default '',
  photo_path text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  unique (community_id, period_id, household_id),
  foreign key (community_id, period_id) references gas_period (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  check ((old_final is null) = (new_start is null))
);
call tenant_table('gas_reading');
create index gas_reading_of_household on gas_reading (community_id, household_id);
create index gas_reading_filled on gas_reading (community_id, filled_at) where photo_path <> '';

-- Whom the community asked for a reading, and when.
create table gas_reminder (
  community_id uuid not null references community (id),
  id uuid not null,
  period_id uuid not null,
  household_id uuid not null,
  at timestamptz not null default now(),
  account_name text not null,
  primary key (community_id, id),
  foreign key (community_id, period_id) references gas_period (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('gas_reminder');
create index gas_reminder_of on gas_reminder (community_id, period_id, household_id, at desc);
revoke update on gas_reminder from :app;

-- What signs the links that households get; a household's links are void when its number rises.
create table household_link_key (
  community_id uuid primary key references community (id),
  value bytea,
  sealed bytea,
  constraint household_link_key_once check ((value is null) <> (sealed is null))
);
call tenant_table('household_link_key');

create table household_link (
  community_id uuid not null references community (id),
  household_id uuid not null,
  generation integer not null default 1 check (generation > 0),
  renewed_at timestamptz not null default now(),
  renewed_by_name text not null default '',
  primary key (community_id, household_id),
  foreign key (community_id, household_id) references household (community_id, id)
);
call tenant_table('household_link');
revoke delete on household_link from :app;
