-- A test of chains also asks what the guard has, through the exchange and without ringing; null: no exchange came to ask.
alter table intercom_test add column asked_at timestamptz;

create table intercom_test_question (
  community_id uuid not null references community (id),
  test_id uuid not null,
  sip_name text not null check (sip_name ~ '^[a-z0-9]{6,24}$'),
  name text not null check (length(name) between 1 and 60),
  nth integer not null,
  -- What SIP answered; null: nothing yet.
  code integer check (code between 100 and 699),
  primary key (community_id, test_id, sip_name),
  foreign key (community_id, test_id) references intercom_test (community_id, id) on delete cascade
);
call tenant_table('intercom_test_question');
