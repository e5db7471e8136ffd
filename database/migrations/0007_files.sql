-- A claimed file is named by a record; one that nobody claimed is removed after two days.
alter table uploaded_file add column claimed_at timestamptz;
create index uploaded_file_account on uploaded_file (community_id, account_id, at);
create index uploaded_file_unclaimed on uploaded_file (at) where claimed_at is null;

-- What signs a community's upload tokens and links; made when first needed.
create table file_key (
  community_id uuid not null references community (id),
  value bytea not null check (length(value) = 32),
  primary key (community_id)
);
call tenant_table('file_key');
