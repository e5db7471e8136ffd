-- The search for the middle of a tracking number of the past. Row security lets only comparisons reach an index, so the
-- numbers lie there from every third sign on: a fragment of six signs or more holds one of those beginnings with four
-- signs behind it, and the two signs before tell it from others.
create table package_tracking_part (
  community_id uuid not null references community (id),
  -- Eight signs at most from this place of the number on, in capitals.
  rest text collate "C" not null,
  -- The two signs before it; '' at the beginning of the number.
  lead text collate "C" not null,
  package_id uuid not null,
  primary key (community_id, rest, lead, package_id),
  foreign key (community_id, package_id) references package (community_id, id) on delete cascade
);
call tenant_table('package_tracking_part');

create function tracking_parts(number text) returns table (rest text, lead text)
  language sql immutable parallel safe
begin atomic
  select distinct substr(upper(number), place, 8), case when place = 1 then '' else substr(upper(number), place - 2, 2) end
  from generate_series(1, length(number) - 3, 3) place;
end;

create function keep_tracking_parts() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from package_tracking_part t using tracking_parts(old.tracking_number) p
      where t.community_id = old.community_id and t.rest = p.rest and t.lead = p.lead and t.package_id = old.id;
  end if;
  insert into package_tracking_part (community_id, rest, lead, package_id)
    select new.community_id, p.rest, p.lead, new.id from tracking_parts(new.tracking_number) p;
  return null;
end $$;
create trigger package_tracking_registered after insert on package for each row
  when (new.tracking_number <> '') execute function keep_tracking_parts();
create trigger package_tracking_changed after update of tracking_number on package for each row
  when (old.tracking_number <> new.tracking_number) execute function keep_tracking_parts();

insert into package_tracking_part (community_id, rest, lead, package_id)
  select k.community_id, p.rest, p.lead, k.id from package k cross join lateral tracking_parts(k.tracking_number) p;
