-- Workbooks of assets that were looked at, and what became of them.
create table asset_import (
  community_id uuid not null references community (id),
  id uuid not null,
  file_name text not null,
  sha256 text not null,
  -- The cells as they were read: nothing else of the file is kept.
  read jsonb not null,
  uploaded_at timestamptz not null,
  account_id uuid not null,
  account_name text not null,
  confirmed_at timestamptz,
  confirmed_by_name text not null default '',
  added_count integer,
  changed_count integer,
  primary key (community_id, id),
  check ((confirmed_at is null) = (added_count is null) and (added_count is null) = (changed_count is null))
);
call tenant_table('asset_import');
revoke delete on asset_import from :app;
