-- Somebody is asked to join a community. Until the person accepts, signed in, there is no membership, so that nothing that
-- reads memberships can take one for the other. It knows the name that was typed and no account: it looks the same whether
-- there is one.
create table membership_invitation (
  community_id uuid not null references community (id),
  id uuid not null,
  account_name text not null check (account_name = lower(account_name)),
  role text not null check (role in ('admin', 'manager', 'desk', 'committee')),
  invited_at timestamptz not null default now(),
  -- Null: whoever runs Lobby.
  invited_by uuid,
  invited_by_name text not null,
  -- A number gets another owner some day; an invitation does not wait for them.
  expires_at timestamptz not null check (expires_at > invited_at),
  primary key (community_id, id),
  check ((invited_by is null) = (invited_by_name = ''))
);
call tenant_table('membership_invitation');
create unique index membership_invitation_name on membership_invitation (community_id, account_name);
-- A person has those of every community.
create index membership_invitation_of_any on membership_invitation (account_name);

-- No community finds out any more who has an account.
drop function account_to_add(text);

create or replace function give_password(member uuid, hash text)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  given boolean;
begin
  -- Whoever accepts an invitation for this account at the same moment waits here, or is seen below.
  perform from account a where a.id = member for update;
  update account a set password_hash = hash, password_given_at = case a.kind when 'plain' then now() end
  where a.id = member and a.kind in ('plain', 'oneTime') and a.closed_at is null
    and exists (select from membership m where m.account_id = member and m.community_id = lobby_community())
    and not exists (select from membership m where m.account_id = member and m.community_id <> lobby_community());
  given := found;
  -- What was half done with the password before leads nowhere.
  delete from sign_in s where given and s.account_id = member;
  return given;
end $$;
