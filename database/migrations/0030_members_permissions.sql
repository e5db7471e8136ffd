-- Who belongs to a community how long, and what a community changed of what its roles may.

alter table membership
  -- Set: may not enter until somebody lets them again.
  add column suspended_at timestamptz,
  add column suspended_by_name text,
  -- The end of a one-time account's turn at the desk.
  add column valid_until timestamptz,
  add column added_by_name text not null default '',
  -- Sessions that began earlier open nothing any more: somebody was suspended, removed, or given another password.
  add column sessions_from timestamptz not null default '-infinity',
  add column row_version integer not null default 1,
  add check ((suspended_at is null) = (suspended_by_name is null));

create table role_permission (
  community_id uuid not null references community (id),
  role text not null check (role in ('admin', 'manager', 'desk', 'committee', 'oneTime')),
  permission text not null,
  allowed boolean not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, role, permission)
);
call tenant_table('role_permission');

-- Clocking in at another community of the same company (R082).
create table community_setting (
  community_id uuid not null references community (id),
  cross_community_clock boolean not null default false,
  primary key (community_id)
);
call tenant_table('community_setting');

-- A hidden service is on no screen of the community, while devices and other services that use it go on.
alter table community_service add column is_hidden boolean not null default false;

-- The program sees the accounts that belong to its community, never their passwords.
create policy of_members on account for select to :app
  using (id in (select account_id from membership where community_id = (select lobby_community())));
grant select (id, name, display_name, kind, created_at, closed_at) on account to :app;

-- Accounts are found and opened across communities only by these two, which see nothing else.
create or replace function account_to_add(wanted text)
  returns table (id uuid, name text, display_name text, kind text)
  language sql stable security definer set search_path = public, pg_temp
  as $$ select a.id, a.name, a.display_name, a.kind from account a
        where lower(a.name) = lower(wanted) and a.closed_at is null and a.kind in ('manager', 'plain') $$;

create or replace function open_account(new_id uuid, new_name text, hash text, shown text, new_kind text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new_kind not in ('plain', 'oneTime') then raise exception 'only the desk''s own accounts are opened here'; end if;
  insert into account (id, name, password_hash, display_name, kind) values (new_id, new_name, hash, shown, new_kind)
    on conflict do nothing;
  return found;
end $$;
-- Another password for somebody who forgot theirs, only where nobody else's community depends on the account.
create or replace function give_password(member uuid, hash text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update account a set password_hash = hash
  where a.id = member and a.kind in ('plain', 'oneTime') and a.closed_at is null
    and exists (select from membership m where m.account_id = member and m.community_id = lobby_community())
    and not exists (select from membership m where m.account_id = member and m.community_id <> lobby_community());
  return found;
end $$;
revoke all on function give_password(uuid, text) from public;
grant execute on function give_password(uuid, text) to :app;
revoke all on function account_to_add(text) from public;
revoke all on function open_account(uuid, text, text, text, text) from public;
grant execute on function account_to_add(text) to :app;
grant execute on function open_account(uuid, text, text, text, text) to :app;

-- The audit by time, by person and by act, each as pages of the newest.
drop index audit_at;
create index audit_at on audit (community_id, at desc, id desc);
create index audit_person on audit (community_id, account_id, at desc, id desc);
create index audit_action on audit (community_id, action, at desc, id desc);
