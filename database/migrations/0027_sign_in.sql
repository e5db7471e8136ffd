-- Signing in by more than a password: codes by SMS, second factors, passkeys; accounts that end, and those of portals.

alter table account
  -- Accounts of an enterprise portal have none.
  alter column password_hash drop not null,
  add column email text not null default '',
  add column password_changed_at timestamptz,
  -- Since when a second factor is asked for after the password or a code.
  add column second_factor_since timestamptz,
  add column made_by_name text not null default '',
  -- What was told at registering, and when the person agreed.
  add column consent_version integer,
  add column consented_at timestamptz;

alter table session
  add column way text not null default 'password' check (way in ('password', 'code', 'passkey', 'enterprise')),
  add column seen_at timestamptz not null default now();
create index session_of_account on session (account_id, created_at desc);

alter table sign_in
  add column way text not null default 'password' check (way in ('password', 'code', 'passkey', 'enterprise')),
  -- False until the second factor was right.
  add column is_confirmed boolean not null default true;

alter table sign_in_attempt
  add column account_id uuid references account (id),
  add column way text not null default 'password',
  add column device text not null default '';
create index sign_in_attempt_account on sign_in_attempt (account_id, at desc);

-- What is counted to slow guessing down: what was tried, by the digest of what it was tried on.
create table attempt (
  id uuid primary key,
  what text not null,
  digest bytea not null,
  at timestamptz not null default now()
);
call shared_table('attempt');
create index attempt_recent on attempt (what, digest, at);

-- Codes that go out by SMS. Without a digest nothing was sent that anybody could type.
create table phone_code (
  id uuid primary key,
  phone text not null,
  purpose text not null check (purpose in ('signIn', 'register', 'reset', 'change')),
  account_id uuid references account (id),
  digest bytea,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries integer not null default 0,
  used_at timestamptz
);
call shared_table('phone_code');
create index phone_code_phone on phone_code (phone, made_at);

-- The secret is sealed with the server's key.
create table account_totp (
  account_id uuid primary key references account (id),
  sealed bytea,
  confirmed_at timestamptz,
  -- A new one until it showed a right code.
  pending bytea,
  pending_at timestamptz not null default now(),
  -- The step of the last code that was taken: none is taken twice.
  last_step bigint not null default 0
);
call shared_table('account_totp');

create table recovery_code (
  account_id uuid not null references account (id),
  digest bytea not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (account_id, digest)
);
call shared_table('recovery_code');

create table passkey (
  id uuid primary key,
  account_id uuid not null references account (id),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz
);
call shared_table('passkey');
create index passkey_account on passkey (account_id);

create table passkey_challenge (
  id uuid primary key,
  challenge text not null,
  -- Null: somebody signs in.
  account_id uuid references account (id),
  expires_at timestamptz not null
);
call shared_table('passkey_challenge');
