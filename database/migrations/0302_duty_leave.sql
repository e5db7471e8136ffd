-- Leave of somebody of the roster: what kind on a day, and how many minutes of it.
create table duty_leave (
  community_id uuid not null references community (id),
  person_id uuid not null,
  day date not null,
  kind text not null check (kind in ('annual', 'personal', 'sick', 'official', 'marriage', 'funeral', 'injury', 'maternity', 'menstrual', 'family')),
  minutes integer not null check (minutes between 30 and 1440),
  note text not null default '' check (length(note) <= 60),
  written_at timestamptz not null,
  written_by_name text not null,
  primary key (community_id, person_id, day),
  foreign key (community_id, person_id) references duty_person (community_id, id)
);
call tenant_table('duty_leave');
create index duty_leave_day on duty_leave (community_id, day);

-- What part of the pay a kind has here, in hundredths; without a line what the law has at least.
create table duty_leave_pay (
  community_id uuid not null references community (id),
  kind text not null,
  percent integer not null check (percent in (0, 50, 100)),
  primary key (community_id, kind)
);
call tenant_table('duty_leave_pay');

-- What people of this roster worked in other communities of a company of one group, as the clock there says it, less the break of
-- the shift where they stayed more than four hours.
create function duty_worked_elsewhere(first date, last date)
  returns table (company_id uuid, who uuid, community_name text, day text, minutes integer)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select mine.company_id, p.who, m.name, t.work_date::text,
    greatest(0, w.present - case when w.present > 240 then least(w.present, coalesce((
      select (s->>'restMinutes')::int from jsonb_array_elements(c.shift_classes) s
      where s->>'name' = t.shift_name and s->>'from' = t.shift_from and s->>'until' = t.shift_until limit 1), 0)) else 0 end)
  from duty_company_rule mine
  join duty_company_rule r on r.group_id = mine.group_id and r.community_id <> mine.community_id
  join duty_company c on c.community_id = r.community_id and c.id = r.company_id
  join duty_person p on p.community_id = r.community_id and p.company_id = r.company_id
  join duty_clock_entry t on t.community_id = p.community_id and t.account_id = p.account_id and t.kind = 'own'
    and (t.company_id = c.id or (t.company_id is null and t.company_name = c.name))
  join community m on m.id = r.community_id
  cross join lateral (
    select (extract(epoch from date_trunc('minute', coalesce(t.corrected_out_at, t.clocked_out_at))
      - date_trunc('minute', coalesce(t.corrected_in_at, t.clocked_in_at))) / 60)::int as present) w
  where mine.community_id = lobby_community() and t.work_date between first and last and w.present is not null
    and (p.retired_at is null or not exists (
      select from duty_person o where o.community_id = p.community_id and o.account_id = p.account_id and o.retired_at is null));
end;
