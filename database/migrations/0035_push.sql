-- Notifications in browsers: the keys that push services know this installation by, where browsers are reached, and what
-- each account wants to hear.

create table push_key (
  one boolean primary key default true check (one),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null default now()
);
call shared_table('push_key');

-- A browser of one session: it is reached for as long as that session lives.
create table push_subscription (
  community_id uuid not null references community (id),
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  browser_key text not null,
  browser_secret text not null,
  refreshed_at timestamptz not null default now(),
  primary key (community_id, id),
  unique (community_id, session_id)
);
call tenant_table('push_subscription');
create index push_subscription_account on push_subscription (community_id, account_id);

-- Only what differs from how a kind is offered.
create table push_wish (
  community_id uuid not null references community (id),
  account_id uuid not null,
  kind text not null,
  is_wanted boolean not null,
  primary key (community_id, account_id, kind)
);
call tenant_table('push_wish');
