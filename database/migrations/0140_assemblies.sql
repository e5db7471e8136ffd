-- Assemblies of unit owners: what is prepared, who is there, what is decided, and a chain of hashes over every act.
create table assembly (
  community_id uuid not null references community (id),
  id uuid not null,
  title text not null check (length(title) between 1 and 60),
  session text not null,
  kind text not null check (kind in ('regular', 'temporary', 'first', 'reconvened')),
  parent_id uuid,
  meeting_at timestamptz not null,
  place text not null,
  convener_name text not null,
  chair_name text not null,
  recorder_name text not null,
  notice_day date,
  is_posted boolean not null default false,
  person_count text not null check (person_count in ('owner', 'unit')),
  bylaws jsonb not null default '[]',
  note text not null default '',
  status text not null default 'draft' check (status in ('draft', 'published', 'running', 'ended', 'cancelled')),
  published_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  outcome_posted_on date,
  deleted_at timestamptz,
  chain_number integer not null default 0,
  chain_hash text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, parent_id) references assembly
);
call tenant_table('assembly');
create index assembly_at on assembly (community_id, meeting_at desc, id);
revoke delete on assembly from :app, :door;

-- A unit of the roll: its area in 0.01 m², and who owns it (owners: name and what tells two of one name apart).
create table assembly_unit (
  community_id uuid not null references community (id),
  id uuid not null,
  assembly_id uuid not null,
  household_id uuid,
  label text not null check (length(label) between 1 and 40),
  owners jsonb not null,
  owner_key text not null,
  representative text not null default '',
  area integer not null check (area > 0),
  card_number integer not null,
  card_code text not null,
  position integer not null,
  primary key (community_id, id),
  foreign key (community_id, assembly_id) references assembly,
  unique (community_id, assembly_id, label)
);
call tenant_table('assembly_unit');
create index assembly_unit_of on assembly_unit (community_id, assembly_id, position, id);
-- A card is found by its code before any community is known; a code is 80 random bits.
create index assembly_unit_card on assembly_unit (card_code);

-- That somebody speaks for a unit; the order of the numbers decides what is over a limit (Art. 27 III).
create table assembly_presence (
  community_id uuid not null references community (id),
  number bigint generated always as identity,
  id uuid not null,
  assembly_id uuid not null,
  unit_id uuid not null,
  agent_key text,
  agent_name text not null default '',
  agent_relation text check (agent_relation in ('spouse', 'lineal', 'owner', 'tenant')),
  agent_unit_id uuid,
  proxy_path text not null default '',
  has_original boolean not null default false,
  signature_path text not null default '',
  desk text not null default '',
  registered_at timestamptz not null,
  registered_by_name text not null,
  left_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text not null default '',
  primary key (community_id, id),
  foreign key (community_id, unit_id) references assembly_unit on delete cascade
);
call tenant_table('assembly_presence');
create index assembly_presence_of on assembly_presence (community_id, assembly_id, number);
create unique index assembly_presence_once on assembly_presence (community_id, unit_id) where cancelled_at is null;

create table assembly_topic (
  community_id uuid not null references community (id),
  id uuid not null,
  assembly_id uuid not null,
  number integer not null,
  title text not null check (length(title) between 1 and 100),
  description text not null,
  kind text not null check (kind in ('ordinary', 'bylaws', 'repair', 'fund', 'election', 'rebuilding')),
  vote_way text not null check (vote_way in ('record', 'notRecord', 'showOfHands')),
  thresholds jsonb,
  options jsonb not null,
  seats jsonb not null default '[]',
  alternates integer not null default 0,
  most_choices integer not null default 1,
  counts_by text not null default 'heads' check (counts_by in ('heads', 'area')),
  is_plurality boolean not null default false,
  is_extempore boolean not null default false,
  copied_from uuid,
  status text not null default 'waiting' check (status in ('waiting', 'voting', 'closed')),
  round integer not null default 0,
  started_at timestamptz,
  closed_at timestamptz,
  snapshot jsonb,
  result jsonb,
  lots jsonb not null default '[]',
  decision text check (decision in ('carried', 'rejected', 'deferred', 'withdrawn')),
  decision_text text not null default '',
  decision_reason text not null default '',
  decided_at timestamptz,
  decided_by_name text not null default '',
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, assembly_id) references assembly
);
call tenant_table('assembly_topic');
create index assembly_topic_of on assembly_topic (community_id, assembly_id, number, id);
create unique index assembly_topic_voting on assembly_topic (community_id, assembly_id) where status = 'voting';

-- What each represented unit counted when voting on a motion began; areas in fifths of 0.01 m².
create table assembly_weight (
  community_id uuid not null references community (id),
  topic_id uuid not null,
  unit_id uuid not null,
  agent_key text,
  heads integer not null,
  fifths bigint not null,
  is_over_limit boolean not null,
  primary key (community_id, topic_id, unit_id),
  foreign key (community_id, topic_id) references assembly_topic on delete cascade
);
call tenant_table('assembly_weight');

-- A named vote. On paper it counts when a second person has read the same.
create table assembly_vote (
  community_id uuid not null references community (id),
  id uuid not null,
  topic_id uuid not null,
  unit_id uuid not null,
  choices text[] not null,
  source text not null check (source in ('card', 'phone', 'paper')),
  cast_at timestamptz not null,
  cast_by_name text not null,
  cast_by uuid,
  confirmed_by_name text not null default '',
  is_counted boolean not null,
  void_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, topic_id) references assembly_topic
);
call tenant_table('assembly_vote');
create unique index assembly_vote_once on assembly_vote (community_id, topic_id, unit_id) where void_at is null;

-- Totals that were counted by hand: by option, and by nobody's name.
create table assembly_count (
  community_id uuid not null references community (id),
  id uuid not null,
  topic_id uuid not null,
  totals jsonb not null,
  counted_at timestamptz not null,
  counted_by uuid not null,
  counted_by_name text not null,
  void_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, topic_id) references assembly_topic
);
call tenant_table('assembly_count');
create index assembly_count_of on assembly_count (community_id, topic_id, counted_at);

-- Objections: on the spot (a court asks for them), and after an Art. 32 resolution was served.
create table assembly_objection (
  community_id uuid not null references community (id),
  id uuid not null,
  assembly_id uuid not null,
  topic_id uuid not null,
  unit_id uuid not null,
  is_on_spot boolean not null,
  words text not null,
  at timestamptz not null,
  received_on date not null,
  by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, assembly_id) references assembly,
  foreign key (community_id, topic_id) references assembly_topic,
  foreign key (community_id, unit_id) references assembly_unit
);
call tenant_table('assembly_objection');
create index assembly_objection_of on assembly_objection (community_id, assembly_id, at, id);
create unique index assembly_objection_once on assembly_objection (community_id, topic_id, unit_id, is_on_spot);

-- How a notice or the minutes reached an owner, with what proves it.
create table assembly_serving (
  community_id uuid not null references community (id),
  id uuid not null,
  assembly_id uuid not null,
  unit_id uuid not null,
  what text not null check (what in ('notice', 'minutes')),
  channel text not null check (channel in ('hand', 'registered', 'mail', 'certified')),
  served_on date not null,
  evidence text not null,
  at timestamptz not null,
  by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, assembly_id) references assembly,
  foreign key (community_id, unit_id) references assembly_unit
);
call tenant_table('assembly_serving');
create unique index assembly_serving_once on assembly_serving (community_id, assembly_id, what, unit_id);

-- Who asked to speak on the floor.
create table assembly_speaker (
  community_id uuid not null references community (id),
  id uuid not null,
  assembly_id uuid not null,
  topic_id uuid,
  unit_id uuid not null,
  asked_at timestamptz not null,
  began_at timestamptz,
  ended_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, assembly_id) references assembly,
  foreign key (community_id, unit_id) references assembly_unit
);
call tenant_table('assembly_speaker');
create index assembly_speaker_of on assembly_speaker (community_id, assembly_id, asked_at, id);

-- Every act, each with the hash of the one before. Only ever added to.
create table assembly_entry (
  community_id uuid not null references community (id),
  assembly_id uuid not null,
  number integer not null,
  act text not null,
  facts jsonb not null,
  at timestamptz not null,
  by_name text not null,
  hash text not null,
  primary key (community_id, assembly_id, number),
  foreign key (community_id, assembly_id) references assembly
);
call tenant_table('assembly_entry');
revoke update, delete on assembly_entry from :app, :door;
