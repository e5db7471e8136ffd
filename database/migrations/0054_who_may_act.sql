-- Who may act in a community this moment, and that a community never loses the last who decides over it.

-- The one answer to whether somebody may act: a member who is not suspended and whose turn is not over, with an account
-- that is neither suspended nor closed, in a community that is not suspended. Row security stays the caller's own.
grant select (suspended_at) on account to :app;
create view live_membership with (security_invoker = true) as
  select m.community_id, m.account_id, m.role, m.valid_until, m.sessions_from
  from membership m
    join account a on a.id = m.account_id and a.suspended_at is null and a.closed_at is null
    join community c on c.id = m.community_id and c.suspended_at is null
  where m.suspended_at is null and (m.valid_until is null or m.valid_until > now());
grant select on live_membership to :app, :door;

-- An admin's time does not run out.
alter table membership add check (role <> 'admin' or valid_until is null);

-- Refuses what leaves a community without an admin who may enter; the community's own suspension counts for nothing. One after
-- the other: of two that each leave the other's admin, the second sees what the first did.
create function require_admin(community uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('admins ' || community, 3));
  if not exists (
    select from membership m join account a on a.id = m.account_id and a.suspended_at is null and a.closed_at is null
    where m.community_id = community and m.role = 'admin' and m.suspended_at is null)
  then
    raise exception '社區必須有一位可以進入的最高權限管理者，請先指定另一位。' using errcode = 'LB409',
      constraint = 'community_keeps_admin', detail = (select name from community c where c.id = community);
  end if;
end $$;
revoke all on function require_admin(uuid) from public;

create function membership_lost_admin() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_admin(old.community_id);
  return null;
end $$;
create constraint trigger membership_keeps_admin
  after update of role, suspended_at, account_id, community_id or delete on membership
  deferrable initially deferred
  for each row when (old.role = 'admin' and old.suspended_at is null) execute function membership_lost_admin();

create function account_lost_admin() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_admin(community_id) from (
    select m.community_id from membership m
    where m.account_id = old.id and m.role = 'admin' and m.suspended_at is null order by 1) decided;
  return null;
end $$;
create constraint trigger account_keeps_admin
  after update of suspended_at, closed_at on account
  deferrable initially deferred
  for each row when (old.suspended_at is null and old.closed_at is null) execute function account_lost_admin();
