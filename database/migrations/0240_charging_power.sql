-- How the building's contract is shared among the cars that want power, and what ran through it.
create table charging_power_setting (
  community_id uuid not null references community (id),
  section text not null check (section in ('sharing')),
  version integer not null default 1 check (version > 0),
  chosen jsonb not null check (jsonb_typeof(chosen) = 'object'),
  changed_at timestamptz not null default now(),
  changed_by_name text not null,
  primary key (community_id, section)
);
call tenant_table('charging_power_setting');

-- A connector at which a car wants power, and what its station was told last.
create table charging_turn (
  community_id uuid not null references community (id),
  connector_id uuid not null,
  -- Since when a car wants power there; null: none does. Whose turn is earlier comes first.
  wants_since timestamptz,
  turn timestamptz,
  -- A of the last share; 0: it waits.
  amperes integer not null default 0 check (amperes >= 0),
  told_amperes integer check (told_amperes >= 0),
  told_at timestamptz,
  -- The connection that was told what holds without a server.
  safe_connection uuid,
  -- What the station answered when it did not take a limit.
  refused text not null default '',
  primary key (community_id, connector_id),
  foreign key (community_id, connector_id) references charging_connector (community_id, id),
  check ((wants_since is null) = (turn is null))
);
call tenant_table('charging_turn');

-- What ran through the building and through charging, every few minutes.
create table charging_power (
  community_id uuid not null references community (id),
  at timestamptz not null,
  -- W; null where the building's meter was silent.
  total_w integer,
  charging_w integer not null check (charging_w >= 0),
  amperes_r integer not null,
  amperes_s integer not null,
  amperes_t integer not null,
  primary key (community_id, at)
);
call tenant_table('charging_power');
