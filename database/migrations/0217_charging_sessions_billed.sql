-- What a bill that was invoiced charges for is not decided anew: the difference belongs to a later month. A session may still be
-- forgotten as a person's, so that nobody's household stands on it.
create function charging_session_billed() returns trigger language plpgsql as $$
begin
  if exists (select from charging_bill_line l
      join charging_bill b on b.community_id = l.community_id and b.id = l.bill_id
      join charging_month m on m.community_id = b.community_id and m.month = b.month
      where l.community_id = new.community_id and l.session_id = new.id and m.invoiced_at is not null) then
    raise exception 'a charging session that was invoiced is not changed';
  end if;
  return new;
end $$;
create trigger charging_session_billed before update on charging_session
  for each row when (
    new.settled_wh is distinct from old.settled_wh or new.settled_by <> old.settled_by
    or new.energy_wh is distinct from old.energy_wh
    or (new.household_id is distinct from old.household_id and new.household_id is not null))
  execute function charging_session_billed();
