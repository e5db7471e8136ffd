-- Jobs that were being done when their process died, and that do not begin again by themselves (decision 044).

create table stuck_job (
  community_id uuid not null references community (id),
  id uuid not null,
  task text not null,
  payload jsonb not null,
  job_key text not null default '',
  -- When its process took it for the last time.
  begun_at timestamptz not null,
  stuck_at timestamptz not null default now(),
  retried_at timestamptz,
  given_up_at timestamptz,
  settled_by_name text not null default '',
  primary key (community_id, id)
);
call tenant_table('stuck_job');
create index stuck_job_open on stuck_job (community_id, job_key) where retried_at is null;
