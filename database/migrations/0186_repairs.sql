-- What is broken, from the word of somebody to what was accepted.
create table repair_case (
  community_id uuid not null references community (id),
  id uuid not null,
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 60),
  detail text not null default '',
  place text not null default '',
  asset_id uuid,
  source text not null check (source in ('check', 'wall', 'desk')),
  -- The maintenance whose check failed.
  record_id uuid,
  reporter_name text not null default '',
  reporter_phone text not null default '',
  photos text[] not null default '{}',
  state text not null default 'reported'
    check (state in ('reported', 'quoting', 'working', 'done', 'accepted', 'cancelled')),
  state_since timestamptz not null default now(),
  supplier_id uuid,
  assignee_by_name text not null default '',
  is_warranty boolean not null default false,
  cost integer check (cost >= 0),
  reopened smallint not null default 0,
  reported_at timestamptz not null default now(),
  reported_by_name text not null default '',
  forgotten_at timestamptz,
  row_version integer not null default 1 check (row_version > 0),
  primary key (community_id, id),
  foreign key (community_id, asset_id) references asset,
  foreign key (community_id, supplier_id) references supplier
);
call tenant_table('repair_case');
create unique index repair_case_number on repair_case (community_id, number);
create index repair_case_list on repair_case (community_id, reported_at desc, id desc);
create index repair_case_open on repair_case (community_id, state_since) where state not in ('accepted', 'cancelled');
create index repair_case_asset on repair_case (community_id, asset_id, reported_at desc) where asset_id is not null;
create index repair_case_supplier on repair_case (community_id, supplier_id) where supplier_id is not null;
create index repair_case_record on repair_case (community_id, record_id) where record_id is not null;
revoke delete on repair_case from :app, :door;

create table repair_offer (
  community_id uuid not null references community (id),
  id uuid not null,
  case_id uuid not null,
  supplier_id uuid not null,
  amount integer not null check (amount >= 0),
  note text not null default '',
  added_at timestamptz not null default now(),
  added_by_name text not null,
  chosen_at timestamptz,
  primary key (community_id, id),
  foreign key (community_id, case_id) references repair_case,
  foreign key (community_id, supplier_id) references supplier
);
call tenant_table('repair_offer');
create index repair_offer_case on repair_offer (community_id, case_id);
create index repair_offer_supplier on repair_offer (community_id, supplier_id);

-- Everything that happened to a case, in its order.
create table repair_step (
  community_id uuid not null references community (id),
  id uuid not null,
  case_id uuid not null,
  act text not null,
  note text not null default '',
  photos text[] not null default '{}',
  at timestamptz not null default now(),
  acted_by_name text not null,
  primary key (community_id, id),
  foreign key (community_id, case_id) references repair_case
);
call tenant_table('repair_step');
create index repair_step_case on repair_step (community_id, case_id, at);

-- What the QR codes on the walls say: of one thing, or of the whole house. They open a page that takes reports and shows nothing.
create table repair_wall (
  community_id uuid not null references community (id),
  id uuid not null,
  asset_id uuid,
  token text not null check (length(token) = 22),
  primary key (community_id, id),
  foreign key (community_id, asset_id) references asset,
  unique nulls not distinct (community_id, asset_id)
);
call tenant_table('repair_wall');
create unique index repair_wall_token on repair_wall (community_id, token);
-- Whoever reads the code on a wall knows no community: its page is found by the token alone, through the door.
create index repair_wall_of_any on repair_wall (token);
