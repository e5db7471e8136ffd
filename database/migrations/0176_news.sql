-- News of a community. Its state follows from what was done and the time: nothing has to run for it to change.
create table news (
  community_id uuid not null references community (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 200),
  category text not null,
  content jsonb not null,
  files jsonb not null default '[]',
  audience jsonb not null,
  -- Null: from its release on.
  publish_at timestamptz,
  -- Null: without an end.
  offline_at timestamptz,
  -- Whoever is meant is told by the channels of notices.
  is_told boolean not null default false,
  -- Those who have not read it are told again then.
  remind_at timestamptz,
  is_on_boards boolean not null default false,
  pinned_at timestamptz,
  added_at timestamptz not null,
  added_by_name text not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  -- Null: a draft. Else from when on it may go online.
  released_at timestamptz,
  -- By hand, before its end.
  taken_off_at timestamptz,
  deleted_at timestamptz,
  -- By which the list is ordered: since when it is or will be online. A pinned one stands a hundred years ahead.
  order_at timestamptz not null,
  -- What the QR code of its poster carries; it opens these news alone.
  read_key text not null,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  check (offline_at is null or publish_at is null or offline_at > publish_at)
);
call tenant_table('news');
create index news_order on news (community_id, order_at desc, id desc) where deleted_at is null;
create index news_key on news (read_key);
revoke delete on news from :app, :door;

create table news_change (
  community_id uuid not null references community (id),
  id uuid not null,
  news_id uuid not null,
  at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  act text not null,
  reason text not null default '',
  changes jsonb not null default '[]',
  row_version integer not null,
  primary key (community_id, id),
  foreign key (community_id, news_id) references news (community_id, id)
);
call tenant_table('news_change');
create index news_change_of on news_change (community_id, news_id, at);
revoke update, delete on news_change from :app, :door;
