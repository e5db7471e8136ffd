-- A transaction of the door may become the program's own role in one community for a while, so that what must be written
-- under row security (the households of a new community) is written in the same transaction as the rest.
grant :app to :door;

create function lobby_become(community uuid) returns void language plpgsql as $$
begin
  perform set_config('lobby.community', community::text, true),
    set_config('role', (select rolname from pg_roles where oid = ':app'::regrole), true);
end $$;
revoke all on function lobby_become(uuid) from public;
grant execute on function lobby_become(uuid) to :door;
