-- Clocking in and out: who is on duty, by the server's time.
create table duty_company (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  job_titles text[] not null check (cardinality(job_titles) between 1 and 20),
  -- [{name, from, until}]: 07:00 to 19:00; one that ends before it begins crosses midnight.
  shift_classes jsonb not null check (jsonb_array_length(shift_classes) between 1 and 20),
  retired_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id)
);
call tenant_table('duty_company');
create unique index duty_company_name on duty_company (community_id, name) where retired_at is null;

create table duty_clock_entry (
  community_id uuid not null references community (id),
  id uuid not null,
  kind text not null check (kind in ('own', 'notInCompany', 'oneTime')),
  way text not null check (way in ('account', 'card', 'code', 'desk')),
  -- Nobody's account where somebody without one was written down.
  account_id uuid,
  person_name text not null check (length(person_name) between 1 and 40),
  company_name text not null check (length(company_name) between 1 and 40),
  job_title text not null check (length(job_title) between 1 and 20),
  -- Chosen at the press, kept as it was then.
  shift_name text not null check (length(shift_name) between 1 and 20),
  shift_from text not null check (shift_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  shift_until text not null check (shift_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  is_stand_in boolean not null,
  reason text not null default '' check (length(reason) <= 100),
  remark text not null default '' check (length(remark) <= 100),
  -- The day of the press in Taipei: a night belongs to the day on which it began.
  work_date date not null,
  clocked_in_at timestamptz not null,
  clocked_in_by uuid not null,
  clocked_in_by_name text not null,
  clocked_out_at timestamptz check (clocked_out_at >= clocked_in_at),
  clocked_out_by_name text not null default '',
  -- What stands after approved corrections; the presses stay as they were.
  corrected_in_at timestamptz,
  corrected_out_at timestamptz check (corrected_out_at > corrected_in_at),
  -- The next shift began, and this one had no end.
  forgotten_at timestamptz,
  primary key (community_id, id),
  check ((kind = 'notInCompany') = (account_id is null))
);
call tenant_table('duty_clock_entry');
-- One is on duty in one place at a time, whatever the community.
create unique index duty_clock_entry_open on duty_clock_entry (account_id)
  where kind = 'own' and clocked_out_at is null and forgotten_at is null and corrected_out_at is null;
create unique index duty_clock_entry_named on duty_clock_entry (community_id, person_name, company_name)
  where kind <> 'own' and clocked_out_at is null and forgotten_at is null and corrected_out_at is null;
create index duty_clock_entry_at on duty_clock_entry (community_id, clocked_in_at desc, id desc);

create table duty_clock_correction (
  community_id uuid not null references community (id),
  id uuid not null,
  entry_id uuid not null,
  clocked_in_at timestamptz not null,
  clocked_out_at timestamptz not null check (clocked_out_at > clocked_in_at),
  reason text not null check (length(reason) between 1 and 100),
  asked_at timestamptz not null,
  asked_by uuid not null,
  asked_by_name text not null,
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text not null default '',
  is_approved boolean,
  primary key (community_id, id),
  foreign key (community_id, entry_id) references duty_clock_entry (community_id, id) on delete cascade,
  check ((decided_at is null) = (is_approved is null) and (decided_at is null) = (decided_by is null)),
  check (decided_by is null or decided_by is distinct from asked_by)
);
call tenant_table('duty_clock_correction');
create unique index duty_clock_correction_open on duty_clock_correction (community_id, entry_id) where decided_at is null;

create table duty_month (
  community_id uuid not null references community (id),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  closed_at timestamptz not null,
  closed_by uuid not null,
  closed_by_name text not null,
  primary key (community_id, month)
);
call tenant_table('duty_month');

-- A shift without an end blocks no other one: not here, and not in another community of the same person.
create function forget_clock_outs(person uuid, before timestamptz, at timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
begin atomic
  update duty_clock_entry set forgotten_at = at
  where account_id = person and kind = 'own' and clocked_out_at is null and forgotten_at is null
    and corrected_out_at is null and clocked_in_at < before;
end;
