-- Companies of several communities are one only by a group that the program makes and that stands in each of them, said by an
-- admin of all of them. What was joined by a company's id, which a browser makes, is joined anew.
update duty_company_rule set group_id = null where group_id is not null;
alter table duty_company_rule
  add column grouped_at timestamptz,
  add column grouped_by_name text not null default '';
create index duty_company_rule_group on duty_company_rule (group_id) where group_id is not null;

-- No agreement is approved above what the guide for guards knows (10 and 12 h, 240 and 288 h, 48 h, 11 h, 12 days).
update duty_company_rule set limits = limits || jsonb_build_object(
  'dayNormal', least((limits->>'dayNormal')::int, 600),
  'dayLongest', least((limits->>'dayLongest')::int, 720),
  'monthNormal', least((limits->>'monthNormal')::int, 14400),
  'monthLongest', least((limits->>'monthLongest')::int, 17280),
  'overtimeLongest', least((limits->>'overtimeLongest')::int, 2880),
  'between', greatest((limits->>'between')::int, 660),
  'running', least((limits->>'running')::int, 12));

-- Why a swap was approved that passes a limit: of whom, says decided_by_name.
alter table duty_swap add column decision_reason text not null default '' check (length(decision_reason) <= 200);

drop function duty_shifts_elsewhere(date, date);
drop function duty_people_elsewhere();

-- Of other communities only what was published of a company of one group with one here.
create function duty_shifts_elsewhere(first date, last date)
  returns table (company_id uuid, who uuid, community_name text, day text, code text, shift_from text, shift_until text,
    rest_minutes integer)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select mine.company_id, p.who, m.name, s.day::text, s.code, s.shift_from, s.shift_until, s.rest_minutes
  from duty_company_rule mine
  join duty_company_rule r on r.group_id = mine.group_id and r.community_id <> mine.community_id
  join duty_person p on p.community_id = r.community_id and p.company_id = r.company_id
  join duty_shift s on s.community_id = p.community_id and s.person_id = p.id
  join community m on m.id = p.community_id
  where mine.community_id = lobby_community() and s.stage = 'published' and s.day between first and last;
end;

create function duty_people_elsewhere()
  returns table (who uuid, company_id uuid, account_id uuid, name text, job_title text, agreement_number text, agreement_from text,
    hourly_pay integer, community_name text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select p.who, mine.company_id, p.account_id, p.name, p.job_title, p.agreement_number, p.agreement_from::text, p.hourly_pay, m.name
  from duty_company_rule mine
  join duty_company_rule r on r.group_id = mine.group_id and r.community_id <> mine.community_id
  join duty_person p on p.community_id = r.community_id and p.company_id = r.company_id
  join community m on m.id = p.community_id
  where mine.community_id = lobby_community() and p.retired_at is null and p.home_name = '';
end;

-- The other communities in which a company of this one is the same.
create function duty_groups_here() returns table (company_id uuid, community_name text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select distinct mine.company_id, m.name
  from duty_company_rule mine
  join duty_company_rule r on r.group_id = mine.group_id and r.community_id <> mine.community_id
  join community m on m.id = r.community_id
  where mine.community_id = lobby_community();
end;

-- Until the transaction ends, nobody publishes in another community of a company of this one: limits look at both.
create function hold_duty_groups() returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one uuid;
begin
  for one in
    select distinct group_id from duty_company_rule
    where community_id = lobby_community() and group_id is not null order by group_id
  loop
    perform pg_advisory_xact_lock(hashtextextended('duty group ' || one, 0));
  end loop;
end $$;

-- Makes a company here and one elsewhere the same, and with them all that are the same as either. False, where the person is no admin
-- of one of these communities; then nothing changes.
create function join_duty_companies(mine uuid, elsewhere uuid, theirs uuid, person uuid, person_name text, usual jsonb, at timestamptz)
  returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  groups uuid[];
  joined uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('duty groups', 0));
  if not exists (select from duty_company where community_id = lobby_community() and id = mine and retired_at is null)
    or not exists (select from duty_company where community_id = elsewhere and id = theirs and retired_at is null)
    or elsewhere = lobby_community() then
    return false;
  end if;
  select array_agg(group_id) into groups from duty_company_rule
  where group_id is not null
    and ((community_id = lobby_community() and company_id = mine) or (community_id = elsewhere and company_id = theirs));
  if exists (
    select from (
      select lobby_community() as id union select elsewhere
      union select community_id from duty_company_rule where group_id = any (groups)) c
    where not exists (
      select from live_membership m where m.community_id = c.id and m.account_id = person and m.role = 'admin')) then
    return false;
  end if;
  joined := coalesce(groups[1], gen_random_uuid());
  insert into duty_company_rule (community_id, company_id, limits) values (lobby_community(), mine, usual), (elsewhere, theirs, usual)
  on conflict do nothing;
  update duty_company_rule set group_id = joined, grouped_at = at, grouped_by_name = person_name
  where group_id = any (groups)
    or (community_id = lobby_community() and company_id = mine) or (community_id = elsewhere and company_id = theirs);
  return true;
end $$;

-- Takes a company of this community out of its group. The others keep theirs; whoever would be alone in it has none any more.
create function part_duty_company(mine uuid, person_name text, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('duty groups', 0));
  select group_id into was from duty_company_rule where community_id = lobby_community() and company_id = mine;
  update duty_company_rule set group_id = null, grouped_at = at, grouped_by_name = person_name
  where community_id = lobby_community() and company_id = mine and group_id is not null;
  update duty_company_rule r set group_id = null
  where r.group_id = was
    and not exists (select from duty_company_rule o where o.group_id = was and o.community_id <> r.community_id);
end $$;
