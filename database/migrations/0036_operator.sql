-- Whoever runs Lobby for many communities: accounts of their own, with a second factor, out of reach of every community.

create table operator (
  id uuid primary key,
  name text not null,
  password_hash text not null,
  totp_secret text not null,
  -- The last time step whose code was taken: a code signs in once.
  totp_step bigint not null default 0,
  created_at timestamptz not null default now(),
  closed_at timestamptz
);
call shared_table('operator');
create unique index operator_name on operator (lower(name)) where closed_at is null;

create table operator_session (
  id uuid primary key,
  cookie_hash bytea not null unique,
  operator_id uuid not null references operator (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  device text not null
);
call shared_table('operator_session');

create table operator_audit (
  id uuid primary key,
  at timestamptz not null default now(),
  operator_id uuid not null,
  operator_by_name text not null,
  address text not null,
  device text not null,
  request_id text not null,
  action text not null,
  target text,
  target_id text,
  before jsonb,
  after jsonb,
  reason text
);
call shared_table('operator_audit');
create index operator_audit_at on operator_audit (at desc, id desc);
-- Nobody rewrites what happened.
revoke update, delete on operator_audit from :door;

-- A suspended community or account starts no session, whatever way of signing in asks for one.
alter table community add column suspended_at timestamptz, add column suspended_reason text not null default '';
alter table account add column suspended_at timestamptz, add column suspended_reason text not null default '';

create function refuse_suspended() returns trigger language plpgsql as $$
begin
  if exists (select from community where id = new.community_id and suspended_at is not null) then
    raise exception '這個社區目前停用，無法登入，請洽系統營運人員。' using errcode = 'LB409';
  end if;
  if exists (select from account where id = new.account_id and suspended_at is not null) then
    raise exception '這個帳號目前停用，無法登入，請洽系統營運人員。' using errcode = 'LB409';
  end if;
  return new;
end $$;
create trigger refuse_suspended before insert on session for each row execute function refuse_suspended();
