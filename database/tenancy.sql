-- The one template of tenancy. Applied to every table that belongs to a community, and (second function) to the few
-- that belong to none. :app, :door and :owner are the roles of this installation (see roles.ts).

create or replace function lobby_community() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('lobby.community', true), '')::uuid;

-- A table of communities: rows carry community_id and are seen and written only by their own community.
create or replace procedure tenant_table(t regclass) language plpgsql as $$
begin
  execute format('alter table %s alter column community_id set default lobby_community()', t);
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy of_community on %s for all to :app
    using (community_id = (select lobby_community())) with check (community_id = (select lobby_community()))', t);
  execute format('create policy of_door on %s for all to :door using (true) with check (true)', t);
  execute format('create policy of_owner on %s for all to :owner using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to :app, :door', t);
end $$;

-- A table of no community: only the door reaches it.
create or replace procedure shared_table(t regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', t);
  execute format('alter table %s force row level security', t);
  execute format('create policy of_door on %s for all to :door using (true) with check (true)', t);
  execute format('create policy of_owner on %s for all to :owner using (true) with check (true)', t);
  execute format('grant select, insert, update, delete on %s to :door', t);
end $$;
