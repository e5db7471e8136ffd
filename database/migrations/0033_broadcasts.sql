-- What the operator of Lobby shows to communities: headlines, marquee lines, floating icons, releases, announcements. It
-- belongs to no community: only the door writes it, and a community sees what is published for all or for it.

-- Pictures of floating icons: small, and served by Lobby, since pages show no picture from elsewhere.
create table broadcast_image (
  id uuid primary key,
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
  content bytea not null check (length(content) between 1 and 307200),
  created_at timestamptz not null default now(),
  created_by_name text not null
);
call shared_table('broadcast_image');

create table broadcast (
  id uuid primary key,
  kind text not null check (kind in ('headline', 'marquee', 'icon', 'release', 'announcement')),
  title text not null check (length(title) between 1 and 60),
  body text not null default '' check (length(body) <= 8000),
  -- A page of Lobby, or an address of https.
  link text not null default '' check (link = '' or link ~ '^(/(mgmt|community)/|https://)'),
  category text not null default '' check (category in ('', 'feature', 'maintenance', 'notice')),
  background text not null default '' check (background = '' or background ~ '^#[0-9A-F]{6}$'),
  text_color text not null default '' check (text_color = '' or text_color ~ '^#[0-9A-F]{6}$'),
  image_id uuid references broadcast_image (id),
  new_version text not null default '' check (length(new_version) <= 40),
  -- Whole days in Taipei, both included; null: from publishing on, until it is withdrawn.
  starts_on date,
  ends_on date,
  position integer not null default 0,
  for_all boolean not null default true,
  row_version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by_name text not null,
  published_at timestamptz,
  published_by_name text,
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  check (ends_on >= starts_on),
  check (kind <> 'icon' or (image_id is not null and link <> '')),
  check (kind <> 'marquee' or (background <> '' and text_color <> '')),
  check (kind <> 'release' or new_version ~ '^[0-9]+(\.[0-9]+)*( build [0-9]+(\.[0-9]+)*)?$'),
  check (kind <> 'announcement' or (category <> '' and length(body) > 0)),
  check ((published_at is null) = (published_by_name is null)),
  check ((withdrawn_at is null) = (withdrawn_by_name is null))
);
call shared_table('broadcast');
create index broadcast_of_kind on broadcast (kind, published_at desc, id);

-- The communities for which something is published that is not for all.
create table broadcast_community (
  community_id uuid not null references community (id),
  broadcast_id uuid not null references broadcast (id),
  primary key (community_id, broadcast_id)
);
call tenant_table('broadcast_community');
create index broadcast_community_of on broadcast_community (broadcast_id);
revoke insert, update, delete on broadcast_community from :app;

create policy of_community on broadcast for select to :app using (
  published_at is not null and withdrawn_at is null and (select lobby_community()) is not null
  and (for_all or exists (select from broadcast_community c where c.broadcast_id = broadcast.id))
);
grant select on broadcast to :app;
create policy of_community on broadcast_image for select to :app using (
  exists (select from broadcast b where b.image_id = broadcast_image.id)
);
grant select on broadcast_image to :app;

-- Who of the operator did what, with the values before and after: only added to.
create table broadcast_change (
  id uuid primary key,
  broadcast_id uuid not null references broadcast (id),
  at timestamptz not null default now(),
  editor_id uuid not null,
  editor_by_name text not null,
  act text not null check (act in ('drafted', 'corrected', 'published', 'withdrawn')),
  before jsonb,
  after jsonb,
  reason text not null default '' check (length(reason) <= 60)
);
call shared_table('broadcast_change');
create index broadcast_change_of on broadcast_change (broadcast_id, at);
revoke update, delete on broadcast_change from :door;

-- Which system announcements an account has opened, in each of its communities.
create table announcement_read (
  community_id uuid not null references community (id),
  account_id uuid not null references account (id),
  broadcast_id uuid not null references broadcast (id),
  read_at timestamptz not null default now(),
  primary key (community_id, account_id, broadcast_id)
);
call tenant_table('announcement_read');
