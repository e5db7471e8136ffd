-- What part of the pay a day of leave has, in hundredths; when its month is closed it stays.
alter table duty_leave add column percent integer not null default 0 check (percent in (0, 50, 100));
update duty_leave l set percent = coalesce(
  (select p.percent from duty_leave_pay p where p.community_id = l.community_id and p.kind = l.kind),
  case when l.kind in ('personal', 'family') then 0 when l.kind in ('sick', 'menstrual') then 50 else 100 end);
alter table duty_leave alter column percent drop default;

create index duty_person_elsewhere on duty_person (who, company_id);
drop index duty_clock_entry_account;
create index duty_clock_entry_account on duty_clock_entry (account_id, work_date) where kind = 'own';

-- As before, but of people who are or were here, each once, also where they came and left several times.
create or replace function duty_worked_elsewhere(first date, last date)
  returns table (company_id uuid, who uuid, community_name text, day text, minutes integer)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  with mine as (
    select distinct p.company_id, p.who, r.group_id
    from duty_person p join duty_company_rule r on r.community_id = p.community_id and r.company_id = p.company_id
    where p.community_id = lobby_community() and r.group_id is not null
  ), theirs as (
    select distinct mine.company_id as own_company_id, mine.who, p.community_id, p.company_id, p.account_id
    from mine join duty_person p on p.who = mine.who and p.community_id <> lobby_community()
    join duty_company_rule r on r.community_id = p.community_id and r.company_id = p.company_id and r.group_id = mine.group_id
  )
  select p.own_company_id, p.who, m.name, t.work_date::text,
    greatest(0, w.present - case when w.present > 240 then least(w.present, coalesce((
      select (s->>'restMinutes')::int from jsonb_array_elements(c.shift_classes) s
      where s->>'name' = t.shift_name and s->>'from' = t.shift_from and s->>'until' = t.shift_until limit 1), 0)) else 0 end)
  from theirs p
  join duty_company c on c.community_id = p.community_id and c.id = p.company_id
  join duty_clock_entry t on t.account_id = p.account_id and t.community_id = p.community_id and t.kind = 'own'
    and (t.company_id = c.id or (t.company_id is null and t.company_name = c.name))
  join community m on m.id = p.community_id
  cross join lateral (
    select (extract(epoch from date_trunc('minute', coalesce(t.corrected_out_at, t.clocked_out_at))
      - date_trunc('minute', coalesce(t.corrected_in_at, t.clocked_in_at))) / 60)::int as present) w
  where t.work_date between first and last and w.present is not null;
end;
