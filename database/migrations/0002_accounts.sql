create table account (
  id uuid primary key,
  name text not null,
  password_hash text not null,
  display_name text not null,
  kind text not null check (kind in ('manager', 'plain', 'oneTime', 'enterprise')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check (kind <> 'manager' or name ~ '^auth_[0-9]{10}$')
);
call shared_table('account');
create unique index account_name on account (lower(name));

create table membership (
  community_id uuid not null references community (id),
  account_id uuid not null references account (id),
  role text not null check (role in ('admin', 'manager', 'desk', 'committee', 'oneTime')),
  since timestamptz not null default now(),
  last_entered_at timestamptz,
  primary key (community_id, account_id)
);
call tenant_table('membership');
create index membership_account on membership (account_id);

create table session (
  id uuid primary key,
  cookie_hash bytea not null unique,
  access_key bytea not null,
  account_id uuid not null references account (id),
  community_id uuid not null references community (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  device text not null
);
call shared_table('session');
create index session_account on session (account_id) where ended_at is null;
create index session_expires on session (expires_at);

create table sign_in (
  token_hash bytea primary key,
  account_id uuid not null references account (id),
  expires_at timestamptz not null
);
call shared_table('sign_in');

create table sign_in_attempt (
  id uuid primary key,
  account_name text not null,
  address text not null,
  succeeded boolean not null,
  at timestamptz not null default now()
);
call shared_table('sign_in_attempt');
create index sign_in_attempt_recent on sign_in_attempt (account_name, address, at);
