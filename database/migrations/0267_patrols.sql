-- Rounds of guards from point to point.
create table patrol_point (
  community_id uuid not null references community (id),
  id uuid not null,
  -- Made by the server: what its label or tag says. Who was there knows it.
  code text not null check (code ~ '^[A-Z2-9]{12}$'),
  name text not null check (length(name) between 1 and 40),
  place text not null check (length(place) <= 60),
  -- [{label, kind, unit, most, isNeeded}]: what is looked at there.
  tasks jsonb not null check (jsonb_array_length(tasks) <= 10),
  retired_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id)
);
call tenant_table('patrol_point');
create unique index patrol_point_code on patrol_point (community_id, code);

create table patrol_route (
  community_id uuid not null references community (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 40),
  -- When it begins each day in Taipei, 01:00; none: whenever somebody begins it.
  starts text[] not null check (cardinality(starts) <= 24),
  is_ordered boolean not null,
  -- [{pointId, minute, tolerance}]: so many minutes after its beginning, and so many before and after that.
  stops jsonb not null check (jsonb_array_length(stops) between 1 and 60),
  retired_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id)
);
call tenant_table('patrol_route');

-- A round of a day, with its points as they were when it began.
create table patrol_round (
  community_id uuid not null references community (id),
  id uuid not null,
  route_id uuid not null,
  route_name text not null,
  is_ordered boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- [{pointId, name, place, codeHash, from, until, tasks}]
  stops jsonb not null,
  primary key (community_id, id),
  foreign key (community_id, route_id) references patrol_route (community_id, id)
);
call tenant_table('patrol_round');
create unique index patrol_round_once on patrol_round (community_id, route_id, starts_at);
create index patrol_round_at on patrol_round (community_id, starts_at desc);

create table patrol_visit (
  community_id uuid not null references community (id),
  round_id uuid not null,
  point_id uuid not null,
  -- What the phone says, and when it came: without a line they differ.
  seen_at timestamptz not null,
  received_at timestamptz not null,
  visited_by uuid not null,
  visited_by_name text not null,
  -- [{label, value, isOdd}]
  answers jsonb not null,
  note text not null check (length(note) <= 200),
  fault text not null check (length(fault) <= 60),
  photo text not null,
  case_id uuid,
  primary key (community_id, round_id, point_id),
  foreign key (community_id, round_id) references patrol_round (community_id, id) on delete cascade
);
call tenant_table('patrol_visit');

-- A point at which nobody was in time, and why.
create table patrol_miss (
  community_id uuid not null references community (id),
  round_id uuid not null,
  point_id uuid not null,
  told_at timestamptz not null,
  cause text not null default '' check (cause in ('', 'locked', 'resident', 'other')),
  note text not null default '' check (length(note) <= 200),
  explained_by_name text not null default '',
  primary key (community_id, round_id, point_id),
  foreign key (community_id, round_id) references patrol_round (community_id, id) on delete cascade
);
call tenant_table('patrol_miss');
