-- Workbooks of bills: uploaded, looked at, taken in as a whole or not at all.

create table bill_import (
  community_id uuid not null references community (id),
  id uuid not null,
  provider text not null check (provider in ('general', 'kgi')),
  fee_type text not null,
  file_name text not null,
  -- Where the file itself is kept; '' once it is removed.
  file_path text not null,
  bytes integer not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  uploaded_at timestamptz not null default now(),
  account_id uuid not null,
  account_name text not null,
  imported_at timestamptz,
  imported_by uuid,
  imported_by_name text,
  -- What became of it: the run that was drafted, or the draft that its bills were added to.
  run_id uuid,
  bill_count integer not null default 0,
  total bigint not null default 0,
  cancelled_at timestamptz,
  state text not null generated always as (case when imported_at is not null then 'imported'
    when cancelled_at is not null then 'cancelled' when file_path = '' then 'expired' else 'waiting' end) stored,
  primary key (community_id, id),
  foreign key (community_id, run_id) references billing_run (community_id, id),
  check (imported_at is null or cancelled_at is null),
  check ((imported_at is null) = (run_id is null))
);
call tenant_table('bill_import');
create index bill_import_at on bill_import (community_id, uploaded_at desc, id);
create index bill_import_content on bill_import (community_id, sha256) where imported_at is not null;
