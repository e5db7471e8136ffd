-- Who is to be on duty when, over all communities of a company.
create table duty_company_rule (
  community_id uuid not null references community (id),
  company_id uuid not null,
  -- Companies of several communities with one group are one company; null: it stands alone, and is its own group.
  group_id uuid,
  -- Minutes and days of an approved agreement (Art. 84-1), and how much overtime everybody else may have.
  limits jsonb not null,
  patterns text[] not null default '{}' check (cardinality(patterns) <= 10),
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, company_id),
  foreign key (community_id, company_id) references duty_company (community_id, id)
);
call tenant_table('duty_company_rule');

create table duty_person (
  community_id uuid not null references community (id),
  id uuid not null,
  -- The same in every community: the account, or the id where somebody without one was entered first.
  who uuid not null,
  company_id uuid not null,
  account_id uuid,
  name text not null check (length(name) between 1 and 40),
  job_title text not null check (length(job_title) between 1 and 20),
  agreement_number text not null default '' check (length(agreement_number) <= 60),
  agreement_from date,
  -- NT$ an hour, for what overtime costs; 0: nobody said.
  hourly_pay integer not null default 0 check (hourly_pay between 0 and 100000),
  -- The community that a stand-in comes from; '' for those of this one.
  home_name text not null default '',
  retired_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, company_id) references duty_company (community_id, id),
  check ((agreement_number = '') = (agreement_from is null))
);
call tenant_table('duty_person');
create unique index duty_person_who on duty_person (community_id, who) where retired_at is null;

-- A month as it is planned; its version grows with every change of a cell.
create table duty_roster (
  community_id uuid not null references community (id),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, month)
);
call tenant_table('duty_roster');

create table duty_shift (
  community_id uuid not null references community (id),
  -- What is planned, and what was published last.
  stage text not null check (stage in ('draft', 'published')),
  person_id uuid not null,
  day date not null,
  -- As the company had it when it was set.
  code text not null check (length(code) between 1 and 2),
  look text not null check (look in ('paper', 'ink', 'sunk')),
  shift_name text not null check (length(shift_name) between 1 and 20),
  shift_from text not null check (shift_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  shift_until text not null check (shift_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  rest_minutes integer not null check (rest_minutes between 0 and 480),
  primary key (community_id, stage, person_id, day),
  foreign key (community_id, person_id) references duty_person (community_id, id)
);
call tenant_table('duty_shift');
create index duty_shift_day on duty_shift (community_id, day, stage);

-- Who changed a cell last, also one that is empty now.
create table duty_cell_change (
  community_id uuid not null references community (id),
  person_id uuid not null,
  day date not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  primary key (community_id, person_id, day),
  foreign key (community_id, person_id) references duty_person (community_id, id)
);
call tenant_table('duty_cell_change');

-- What was published, whole, with what it broke and why it was published all the same.
create table duty_roster_version (
  community_id uuid not null references community (id),
  month text not null,
  version integer not null check (version > 0),
  of_row_version integer not null,
  published_at timestamptz not null,
  published_by uuid not null,
  published_by_name text not null,
  reason text not null check (length(reason) <= 200),
  breaches jsonb not null,
  shifts jsonb not null,
  primary key (community_id, month, version),
  check (reason <> '' or breaches = '[]')
);
call tenant_table('duty_roster_version');

create table duty_wish (
  community_id uuid not null references community (id),
  person_id uuid not null,
  day date not null,
  note text not null check (length(note) <= 60),
  asked_at timestamptz not null,
  primary key (community_id, person_id, day),
  foreign key (community_id, person_id) references duty_person (community_id, id)
);
call tenant_table('duty_wish');

create table duty_swap (
  community_id uuid not null references community (id),
  id uuid not null,
  person_id uuid not null,
  day date not null,
  other_id uuid not null check (other_id is distinct from person_id),
  -- What the other gives for it; null: nothing.
  other_day date,
  reason text not null check (length(reason) between 1 and 100),
  asked_at timestamptz not null,
  asked_by uuid not null,
  asked_by_name text not null,
  agreed_at timestamptz,
  agreed_by_name text not null default '',
  decided_at timestamptz,
  decided_by_name text not null default '',
  is_approved boolean,
  -- The other said no, or whoever asked took it back.
  ended_at timestamptz,
  ended_by_name text not null default '',
  primary key (community_id, id),
  foreign key (community_id, person_id) references duty_person (community_id, id),
  foreign key (community_id, other_id) references duty_person (community_id, id),
  check ((decided_at is null) = (is_approved is null)),
  check (decided_at is null or (agreed_at is not null and ended_at is null))
);
call tenant_table('duty_swap');
create unique index duty_swap_open on duty_swap (community_id, person_id, day) where decided_at is null and ended_at is null;

-- Of other communities only what belongs to a company that is also here.
create function duty_shifts_elsewhere(first date, last date)
  returns table (who uuid, community_name text, day text, code text, shift_from text, shift_until text, rest_minutes integer)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select p.who, m.name, s.day::text, s.code, s.shift_from, s.shift_until, s.rest_minutes
  from duty_shift s
  join duty_person p on p.community_id = s.community_id and p.id = s.person_id
  join community m on m.id = s.community_id
  left join duty_company_rule r on r.community_id = p.community_id and r.company_id = p.company_id
  where s.stage = 'draft' and s.day between first and last and s.community_id is distinct from lobby_community()
    and coalesce(r.group_id, p.company_id) in (
      select coalesce(o.group_id, c.id) from duty_company c
      left join duty_company_rule o on o.community_id = c.community_id and o.company_id = c.id
      where c.community_id = lobby_community());
end;

create function duty_people_elsewhere()
  returns table (who uuid, company_id uuid, account_id uuid, name text, job_title text, agreement_number text, agreement_from text,
    hourly_pay integer, community_name text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select p.who, mine.company_id, p.account_id, p.name, p.job_title, p.agreement_number, p.agreement_from::text, p.hourly_pay, m.name
  from duty_person p
  join community m on m.id = p.community_id
  left join duty_company_rule r on r.community_id = p.community_id and r.company_id = p.company_id
  join (
    select c.id as company_id, coalesce(o.group_id, c.id) as group_id from duty_company c
    left join duty_company_rule o on o.community_id = c.community_id and o.company_id = c.id
    where c.community_id = lobby_community() and c.retired_at is null) mine on mine.group_id = coalesce(r.group_id, p.company_id)
  where p.community_id is distinct from lobby_community() and p.retired_at is null and p.home_name = '';
end;
