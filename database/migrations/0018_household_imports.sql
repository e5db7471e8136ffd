-- An uploaded workbook of households and residents: checked, looked at, confirmed, written.
create table household_import (
  community_id uuid not null references community (id),
  id uuid not null,
  state text not null default 'checking'
    check (state in ('checking', 'refused', 'faulty', 'ready', 'applying', 'completed', 'stale', 'cancelled', 'expired')),
  file_name text not null,
  -- '' once the file was removed: it holds personal data and lives no longer than it must.
  file_path text not null default '',
  bytes integer not null,
  -- {households: {added, changed, same}, residents: {…}}
  counts jsonb not null default '{}',
  fault_count integer not null default 0,
  notice_count integer not null default 0,
  -- Lines that are read or written, of how many.
  done integer not null default 0,
  total integer not null default 0,
  failure text not null default '',
  account_id uuid not null,
  account_name text not null,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  confirmed_by_id uuid,
  confirmed_by_name text not null default '',
  confirmed_at timestamptz,
  completed_at timestamptz,
  -- Which try this is, and when its worker was last heard of: a worker that was taken for dead writes no more.
  attempt smallint not null default 0,
  beat_at timestamptz not null default now(),
  primary key (community_id, id),
  check (state not in ('applying', 'completed') or confirmed_at is not null)
);
call tenant_table('household_import');
create index household_import_created on household_import (community_id, created_at desc);
create index household_import_silent on household_import (beat_at) where state in ('checking', 'applying');
create index household_import_file on household_import (created_at) where file_path <> '';
-- One workbook at a time is written into a community.
create unique index household_import_applying on household_import (community_id) where state = 'applying';

-- What is wrong, or worth knowing, at which cell.
create table household_import_fault (
  community_id uuid not null references community (id),
  import_id uuid not null,
  position integer not null,
  sheet text not null,
  row_number integer not null,
  -- From 0; null: the whole row or sheet.
  column_index smallint,
  column_title text not null default '',
  problem text not null,
  expected text not null default '',
  value text not null default '',
  -- Worth knowing; it stops nothing.
  is_notice boolean not null default false,
  primary key (community_id, import_id, position),
  foreign key (community_id, import_id) references household_import (community_id, id) on delete cascade
);
call tenant_table('household_import_fault');

-- What the import would do, line by line: what was seen is what will be done, and nothing else.
create table household_import_line (
  community_id uuid not null references community (id),
  import_id uuid not null,
  position integer not null,
  kind text not null check (kind in ('household', 'resident')),
  act text not null check (act in ('added', 'changed')),
  row_number integer not null,
  label text not null,
  name text not null default '',
  -- [{field, before, after}], as people read them.
  changes jsonb not null default '[]',
  digest text not null,
  primary key (community_id, import_id, position),
  foreign key (community_id, import_id) references household_import (community_id, id) on delete cascade
);
call tenant_table('household_import_line');
