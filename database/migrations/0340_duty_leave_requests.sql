-- Leave that somebody of the roster asks for: one waits a day. Granted, it is written down in duty_leave.
create table duty_leave_request (
  community_id uuid not null references community (id),
  id uuid not null,
  person_id uuid not null,
  day date not null,
  kind text not null check (kind in ('annual', 'personal', 'sick', 'official', 'marriage', 'funeral', 'injury', 'maternity', 'menstrual', 'family')),
  minutes integer not null check (minutes between 30 and 1440),
  note text not null default '' check (length(note) <= 60),
  asked_at timestamptz not null,
  asked_by uuid not null,
  asked_by_name text not null,
  -- Taken back by who asked, or written down meanwhile by whoever plans.
  ended_at timestamptz,
  ended_by_name text not null default '',
  decided_at timestamptz,
  decided_by uuid,
  decided_by_name text not null default '',
  is_granted boolean,
  decision_reason text not null default '' check (length(decision_reason) <= 100),
  primary key (community_id, id),
  foreign key (community_id, person_id) references duty_person (community_id, id),
  check ((decided_at is null) = (is_granted is null)),
  check (ended_at is null or decided_at is null),
  check (decided_by is distinct from asked_by)
);
call tenant_table('duty_leave_request');
create unique index duty_leave_request_waits on duty_leave_request (community_id, person_id, day)
  where decided_at is null and ended_at is null;
create index duty_leave_request_day on duty_leave_request (community_id, day);
