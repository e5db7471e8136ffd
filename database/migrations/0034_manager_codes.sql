-- The key that signs the codes by which managers of a community show who they are.
create table manager_code_key (
  community_id uuid not null references community (id),
  value bytea not null check (length(value) = 32),
  primary key (community_id)
);
call tenant_table('manager_code_key');

-- Each code is good for one time: whoever scans it takes it. Only what was used is kept.
create table manager_code_use (
  community_id uuid not null references community (id),
  nonce bytea not null check (length(nonce) = 24),
  account_id uuid not null references account (id),
  account_name text not null,
  issued_at timestamptz not null,
  used_at timestamptz not null,
  used_by uuid not null references account (id),
  used_by_name text not null,
  primary key (community_id, nonce)
);
call tenant_table('manager_code_use');
revoke update on manager_code_use from :app;
