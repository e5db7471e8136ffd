-- Whom an alarm calls one after the other until somebody says so, and who was told when and by what.

create table alarm_call_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('contacts', 'rotations', 'lists')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('alarm_call_setting');
revoke delete on alarm_call_setting from :app, :door;

-- Where the calling of an alarm stands.
create table alarm_call (
  community_id uuid not null references community (id),
  event_id uuid not null,
  -- The list as it was when it began: a change of it holds for the next alarm.
  list jsonb not null,
  level smallint not null check (level between 1 and 4),
  round smallint not null default 1 check (round > 0),
  step smallint not null default 0,
  -- Which beginning it is: a job of an earlier one does nothing more.
  beginning integer not null default 1,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  -- Why it ended: somebody acknowledged it, it was over, everybody was called as often as the list says.
  ended_because text check (ended_because in ('acknowledged', 'over', 'through')),
  primary key (community_id, event_id),
  foreign key (community_id, event_id) references alarm_event (community_id, id),
  check ((ended_at is null) = (ended_because is null))
);
call tenant_table('alarm_call');
revoke delete on alarm_call from :app;

create table alarm_told (
  community_id uuid not null references community (id),
  id uuid not null,
  event_id uuid not null,
  at timestamptz not null default now(),
  round smallint not null,
  step smallint not null,
  name text not null,
  way text not null check (way in ('push', 'sms', 'mail')),
  -- As others may see it.
  masked text not null default '',
  state text not null check (state in ('sending', 'sent', 'failed')),
  fault text not null default '',
  settled_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, event_id) references alarm_event (community_id, id)
);
call tenant_table('alarm_told');
create index alarm_told_of on alarm_told (community_id, event_id, at, id);
create index alarm_told_at on alarm_told (community_id, at);
