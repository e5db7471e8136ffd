-- A password that somebody else gave is known to two people: at the next sign-in its account sets its own.

alter table account
  -- When somebody else chose the password that the account has; null: the person did.
  add column password_given_at timestamptz;

alter table sign_in
  -- True until the person set a password of their own.
  add column needs_password boolean not null default false;

create or replace function open_account(new_id uuid, new_name text, hash text, shown text, new_kind text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if new_kind not in ('plain', 'oneTime') then raise exception 'only the desk''s own accounts are opened here'; end if;
  insert into account (id, name, password_hash, display_name, kind, password_given_at)
    -- A one-time account ends with its turn, and so does its password.
    values (new_id, new_name, hash, shown, new_kind, case new_kind when 'plain' then now() end)
    on conflict do nothing;
  return found;
end $$;

create or replace function give_password(member uuid, hash text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  given boolean;
begin
  update account a set password_hash = hash, password_given_at = case a.kind when 'plain' then now() end
  where a.id = member and a.kind in ('plain', 'oneTime') and a.closed_at is null
    and exists (select from membership m where m.account_id = member and m.community_id = lobby_community())
    and not exists (select from membership m where m.account_id = member and m.community_id <> lobby_community());
  given := found;
  -- What was half done with the password before leads nowhere.
  delete from sign_in s where given and s.account_id = member;
  return given;
end $$;
