-- A retry of the operator's call is the same act, as one of a community's: a first password is made once.

create table operator_answered_call (
  operator_id uuid not null references operator (id),
  key text not null,
  call text not null,
  fingerprint text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (operator_id, key)
);
call shared_table('operator_answered_call');
create index operator_answered_call_at on operator_answered_call (at);
