-- What residents are told of their packages and deposits, and each way in which it reaches somebody.

create table notice (
  community_id uuid not null references community (id),
  id uuid not null,
  reason text not null check (reason in
    ('arrived', 'reminder', 'manual', 'readdressed', 'withdrawn', 'handedOver', 'handOverUndone', 'test')),
  -- Null: a message that somebody sends to try a channel out.
  household_id uuid,
  -- Null: the whole household.
  resident_id uuid,
  title text not null,
  text text not null,
  count integer not null default 1,
  -- Legal papers and what spoils: quiet hours do not hold it back.
  is_urgent boolean not null default false,
  made_at timestamptz not null default now(),
  -- '': nobody, it was made because something happened.
  made_by_name text not null default '',
  primary key (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id),
  check ((household_id is null) = (reason = 'test'))
);
call tenant_table('notice');

-- What a notice is about. Its key is what makes it once: per item, reason and occasion (a reminder's day, a hand-over, …).
create table notice_item (
  community_id uuid not null references community (id),
  item_kind text not null check (item_kind in ('package', 'deposit')),
  item_id uuid not null,
  reason text not null,
  occasion text not null default '',
  notice_id uuid not null,
  primary key (community_id, item_id, reason, occasion),
  foreign key (community_id, notice_id) references notice (community_id, id)
);
call tenant_table('notice_item');
create index notice_item_notice on notice_item (community_id, notice_id);

-- One way to one recipient. Its id is the key by which a provider knows a second try for the same message.
create table notice_delivery (
  community_id uuid not null references community (id),
  id uuid not null,
  notice_id uuid not null,
  household_id uuid,
  reason text not null,
  resident_id uuid,
  recipient_name text not null default '',
  channel text not null check (channel in ('line', 'sms', 'mail', 'tag', 'phone', 'intercom')),
  -- As people read it, masked: the address itself stays with the resident.
  address_shown text not null default '',
  -- Of a message that tries a channel out, until it was sent.
  test_address text not null default '',
  state text not null check (state in ('waiting', 'failed', 'sent', 'givenUp', 'byHand', 'done', 'calledOff')),
  made_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  tried_at timestamptz,
  sent_at timestamptz,
  provider_message_id text not null default '',
  problem text not null default '',
  done_at timestamptz,
  done_by_name text,
  primary key (community_id, id),
  foreign key (community_id, notice_id) references notice (community_id, id),
  foreign key (community_id, household_id) references household (community_id, id),
  foreign key (community_id, resident_id) references resident (community_id, id),
  check ((state = 'sent') = (sent_at is not null)),
  check ((state = 'done') = (done_at is not null)),
  check (state <> 'byHand' or channel in ('tag', 'phone', 'intercom'))
);
call tenant_table('notice_delivery');
create index notice_delivery_notice on notice_delivery (community_id, notice_id);
create index notice_delivery_made on notice_delivery (community_id, made_at desc, id desc);
create index notice_delivery_state on notice_delivery (community_id, state, made_at desc, id desc);
create index notice_delivery_channel on notice_delivery (community_id, channel, made_at desc, id desc);
create index notice_delivery_reason on notice_delivery (community_id, reason, made_at desc, id desc);
create index notice_delivery_household on notice_delivery (community_id, household_id, made_at desc, id desc);
create index notice_delivery_open on notice_delivery (community_id, household_id)
  where state in ('waiting', 'failed', 'byHand');

-- How a resident wants to hear, beside the mobile number that the household has.
create table notice_contact (
  community_id uuid not null references community (id),
  resident_id uuid not null,
  line_user_id text not null default '',
  email text not null default '',
  way text not null default 'auto' check (way in ('auto', 'line', 'sms', 'mail', 'tag', 'phone', 'intercom', 'none')),
  changed_at timestamptz not null default now(),
  changed_by_name text not null default '',
  primary key (community_id, resident_id),
  foreign key (community_id, resident_id) references resident (community_id, id)
);
call tenant_table('notice_contact');

create table notice_setting (
  community_id uuid not null references community (id),
  chosen jsonb not null,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id)
);
call tenant_table('notice_setting');

create table notice_channel (
  community_id uuid not null references community (id),
  channel text not null check (channel in ('line', 'sms', 'mail')),
  is_on boolean not null default false,
  settings jsonb not null default '{}',
  -- Tokens and passwords: written by people, read by the sending alone, given to nobody.
  secrets jsonb not null default '{}',
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, channel)
);
call tenant_table('notice_channel');

-- A community was reminded on that day in Taipei.
create table notice_reminder_run (
  community_id uuid not null references community (id),
  day date not null,
  at timestamptz not null default now(),
  primary key (community_id, day)
);
call tenant_table('notice_reminder_run');
