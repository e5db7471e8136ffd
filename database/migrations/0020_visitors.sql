-- What a community decided about its visitors. A section without a row is as the program's defaults say.
create table visitor_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('desk', 'registration')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('visitor_setting');

-- Visitors refer to these, so nothing is deleted: what is retired keeps its row and is offered no more.
create table visit_reason (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 12),
  position integer not null default 0,
  version integer not null default 1,
  disabled_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('visit_reason');
create unique index visit_reason_live on visit_reason (community_id, name) where disabled_at is null;

create table vendor_kind (
  community_id uuid not null references community (id),
  id uuid not null,
  reason_id uuid not null,
  name text not null check (length(name) between 1 and 12),
  position integer not null default 0,
  version integer not null default 1,
  disabled_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, reason_id) references visit_reason (community_id, id)
);
call tenant_table('vendor_kind');
create unique index vendor_kind_live on vendor_kind (community_id, reason_id, name) where disabled_at is null;

-- Which kinds of cards the desk keeps while a visitor is inside. Never a number, never a copy.
create table pledge_kind (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 12),
  -- Keeping somebody's national ID card needs a law (戶籍法 56): retired unless the community switches it on.
  is_national_id boolean not null default false,
  position integer not null default 0,
  version integer not null default 1,
  disabled_at timestamptz,
  primary key (community_id, id)
);
call tenant_table('pledge_kind');
create unique index pledge_kind_live on pledge_kind (community_id, name) where disabled_at is null;

insert into visit_reason (community_id, id, name, position)
  select c.id, gen_random_uuid(), r.name, r.nth from community c,
    unnest(array['親友來訪', '送貨', '外送', '施工修繕', '看屋', '開會洽公', '其他']) with ordinality r (name, nth);
insert into vendor_kind (community_id, id, reason_id, name, position)
  select r.community_id, gen_random_uuid(), r.id, v.name, v.nth from visit_reason r
    join (values ('施工修繕', array['裝潢', '水電', '電梯', '冷氣', '網路', '清潔']), ('送貨', array['家具家電', '搬家', '建材']),
      ('看屋', array['房仲', '屋主自售'])) g (reason, names) on g.reason = r.name,
    unnest(g.names) with ordinality v (name, nth);
insert into pledge_kind (community_id, id, name, is_national_id, position, disabled_at)
  select c.id, gen_random_uuid(), p.name, p.name = '身分證', p.nth, case when p.name = '身分證' then now() end
  from community c, unnest(array['駕照', '員工證', '健保卡', '其他證件', '身分證']) with ordinality p (name, nth);

-- Whom the community does not want, by plate or telephone; each ends by itself after a year at most.
create table visitor_ban (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null default '',
  plate text not null default '',
  phone text not null default '',
  -- As they are compared.
  plate_key text not null default '',
  phone_key text not null default '',
  reason text not null check (reason <> ''),
  since timestamptz not null default now(),
  -- The last day, in Taipei, on which it holds.
  until_day date not null,
  made_by_name text not null,
  version integer not null default 1,
  lifted_at timestamptz,
  lifted_by_name text not null default '',
  primary key (community_id, id),
  check (plate_key <> '' or phone_key <> ''),
  check (until_day <= (since at time zone 'Asia/Taipei')::date + 366)
);
call tenant_table('visitor_ban');
create index visitor_ban_plate on visitor_ban (community_id, plate_key) where lifted_at is null and plate_key <> '';
create index visitor_ban_phone on visitor_ban (community_id, phone_key) where lifted_at is null and phone_key <> '';

-- One record for everybody who comes: booked or not, arrived, left, called off, never come.
alter table visitor
  alter column arrived_at drop not null,
  alter column arrived_at drop default,
  add column target text not null default 'household'
    check (target in ('household', 'committee', 'facility', 'works', 'delivery', 'viewing', 'other')),
  -- What the desk wrote; `reason` and `vendor_kind` stay as they were called on that day.
  add column reason_id uuid,
  add column vendor_kind_id uuid,
  add column vendor_kind text not null default '',
  add column firm text not null default '',
  add column phone text not null default '',
  add column phone_key text not null default '',
  add column plate text not null default '',
  add column plate_key text not null default '',
  add column parking_bay text not null default '',
  add column remark text not null default '',
  -- Of a booking.
  add column book_start timestamptz,
  add column book_end timestamptz,
  -- The bookings of one recurring visitor.
  add column series_id uuid,
  -- Which of its QR codes is good: grows with each new one.
  add column code_version smallint not null default 0 check (code_version >= 0),
  add column created_at timestamptz not null default now(),
  add column created_by uuid,
  add column created_by_name text not null default '',
  -- What the host said when the desk called.
  add column approval text not null default '' check (approval in ('', 'approved', 'refused', 'unreachable')),
  add column approval_by text not null default '',
  add column approval_at timestamptz,
  add column approval_noted_by_name text not null default '',
  add column arrived_by_name text not null default '',
  add column arrived_how text check (arrived_how in ('walkIn', 'desk', 'code')),
  -- The visitor card that the desk lent, as its reader wrote it and as it is compared.
  add column card_code text not null default '',
  add column card_uid text not null default '',
  add column pledge_kind_id uuid,
  add column pledge_kind text not null default '',
  add column pledge_slot text not null default '',
  add column photo_path text not null default '',
  -- Who on the black list was recognised.
  add column ban_id uuid,
  add column left_by_name text not null default '',
  add column left_how text check (left_how in ('card', 'normal')),
  add column cancelled_at timestamptz,
  add column cancelled_by_name text not null default '',
  add column cancel_reason text not null default '',
  add column expired_at timestamptz,
  add column forgotten_at timestamptz,
  -- Grows with every change, so that two desks never write over each other unseen.
  add column row_version integer not null default 1;

update visitor v set
  created_at = v.arrived_at, arrived_how = 'walkIn', left_how = case when v.left_at is not null then 'normal' end,
  reason = case when v.reason = '' then '其他' else left(v.reason, 20) end,
  target = case when v.household_id is null then 'other'
    when exists (select from household h where h.community_id = v.community_id and h.id = v.household_id and h.is_virtual)
      then 'committee' else 'household' end,
  reason_id = (select r.id from visit_reason r where r.community_id = v.community_id
    and r.name = case when v.reason = '' then '其他' else v.reason end);
-- Who left before arriving was a slip of a clock.
update visitor set left_at = arrived_at where left_at < arrived_at;

alter table visitor
  alter column target drop default,
  alter column reason drop default,
  alter column people drop default,
  add column state text not null generated always as (
    case when cancelled_at is not null then 'cancelled' when left_at is not null then 'left'
      when arrived_at is not null then 'arrived' when expired_at is not null then 'expired' else 'booked' end) stored,
  -- When it happened or is to happen: what the record is in the order of.
  add column came_at timestamptz not null generated always as (coalesce(arrived_at, book_start, created_at)) stored,
  add foreign key (community_id, reason_id) references visit_reason (community_id, id),
  add foreign key (community_id, vendor_kind_id) references vendor_kind (community_id, id),
  add foreign key (community_id, pledge_kind_id) references pledge_kind (community_id, id),
  add foreign key (community_id, ban_id) references visitor_ban (community_id, id),
  add check (people <= 999),
  add check (reason <> ''),
  add check (target <> 'household' or household_id is not null),
  add check ((book_start is null) = (book_end is null)),
  add check (book_end > book_start),
  add check (arrived_at is not null or book_start is not null),
  add check ((arrived_at is null) = (arrived_how is null)),
  add check ((left_at is null) = (left_how is null)),
  add check (left_at >= arrived_at),
  add check (left_at is null or arrived_at is not null),
  add check (cancelled_at is null or (arrived_at is null and expired_at is null)),
  add check (expired_at is null or arrived_at is null),
  add check (forgotten_at is null or left_at is not null or cancelled_at is not null or expired_at is not null);

create index visitor_came on visitor (community_id, came_at desc, id desc);
create index visitor_household on visitor (community_id, household_id, came_at desc, id desc);
create index visitor_plate on visitor (community_id, plate_key, came_at desc) where plate_key <> '';
create index visitor_phone on visitor (community_id, phone_key, came_at desc) where phone_key <> '';
create index visitor_series on visitor (community_id, series_id, book_start) where series_id is not null;
drop index visitor_inside;
create index visitor_inside on visitor (community_id, arrived_at desc, id desc) where arrived_at is not null and left_at is null;
create index visitor_awaited on visitor (community_id, book_start)
  where arrived_at is null and cancelled_at is null and expired_at is null;
create index visitor_to_expire on visitor (book_end)
  where arrived_at is null and cancelled_at is null and expired_at is null;
-- A card and a bay are one visitor's at a time.
create unique index visitor_card on visitor (community_id, card_uid)
  where card_uid <> '' and arrived_at is not null and left_at is null;
create unique index visitor_bay on visitor (community_id, parking_bay)
  where parking_bay <> '' and arrived_at is not null and left_at is null;
create index visitor_to_forget on visitor (community_id, (coalesce(left_at, cancelled_at, expired_at)))
  where forgotten_at is null and coalesce(left_at, cancelled_at, expired_at) is not null;
create index visitor_with_photo on visitor (community_id, (coalesce(left_at, cancelled_at, expired_at)))
  where photo_path <> '' and coalesce(left_at, cancelled_at, expired_at) is not null;

-- Everything that happened to a visitor's record after it was made, with the old values; never changed itself.
create table visitor_change (
  community_id uuid not null references community (id),
  id uuid not null,
  visitor_id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  act text not null check (act in
    ('bookingEdited', 'codeMade', 'arrived', 'corrected', 'approvalNoted', 'left', 'cancelled', 'expired')),
  reason text not null default '',
  -- [{field, before, after}], as people read them.
  changes jsonb not null default '[]',
  primary key (community_id, id),
  foreign key (community_id, visitor_id) references visitor (community_id, id)
);
call tenant_table('visitor_change');
create index visitor_change_visitor on visitor_change (community_id, visitor_id, at);
revoke update, delete on visitor_change from :app;

-- Signs the codes that visitors show and the address of the public form; made when first needed.
create table visitor_key (
  community_id uuid not null references community (id),
  value bytea not null check (length(value) = 32),
  primary key (community_id)
);
call tenant_table('visitor_key');
