-- Secret ballots that are encrypted in the voter's browser and opened by two of three trustees (decision 077).
alter table assembly_topic drop constraint assembly_topic_vote_way_check;
alter table assembly_topic add constraint assembly_topic_vote_way_check
  check (vote_way in ('record', 'notRecord', 'showOfHands', 'sealed'));

-- Who opens secret ballots: the messages of each, none of which is secret; the secrets are on the trustees' own devices.
create table assembly_trustee (
  community_id uuid not null references community (id),
  id uuid not null,
  assembly_id uuid not null,
  place integer not null check (place between 0 and 2),
  role text not null check (role in ('chair', 'supervisor', 'manager')),
  name text not null check (length(name) between 1 and 40),
  code_hash text not null,
  code_sealed bytea,
  certificate jsonb,
  contribution jsonb,
  verification_key jsonb,
  primary key (community_id, id),
  foreign key (community_id, assembly_id) references assembly,
  unique (community_id, assembly_id, place)
);
call tenant_table('assembly_trustee');
-- A trustee is found by the code's digest before any community is known; a code is 80 random bits, and read until it was used.
create index assembly_trustee_code on assembly_trustee (code_hash);

-- A vote with secret ballots, once for each time that it began. What is text is kept to the byte: its digests are signed.
create table assembly_election (
  community_id uuid not null references community (id),
  topic_id uuid not null,
  round integer not null,
  uuid text not null,
  election text not null,
  trustees text not null,
  began_at timestamptz not null,
  tally text,
  parts jsonb not null default '[]',
  result text,
  opened_at timestamptz,
  primary key (community_id, topic_id, round),
  foreign key (community_id, topic_id) references assembly_topic on delete cascade
);
call tenant_table('assembly_election');

-- An encrypted ballot with what it weighs (fifths of 0.01 m²), by its receipt, which is random: neither whose it is nor when it came.
create table assembly_sealed_ballot (
  community_id uuid not null references community (id),
  topic_id uuid not null,
  round integer not null,
  receipt text not null,
  heads integer not null,
  fifths bigint not null,
  ballot text not null,
  -- The digest of what the ballot is signed with: of two ballots signed alike Belenios counts the last alone.
  credential text not null,
  primary key (community_id, topic_id, round, receipt),
  unique (community_id, topic_id, round, credential),
  foreign key (community_id, topic_id, round) references assembly_election on delete cascade
);
call tenant_table('assembly_sealed_ballot');
