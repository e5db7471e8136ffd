-- The secrets of operators' authenticators are sealed with the server's key. SQL has no key: the program seals what lies
-- there plain when it starts next (modules/console/operator/server/seal-operators.ts).
alter table operator
  alter column totp_secret drop not null,
  add column totp_sealed bytea,
  add constraint operator_has_one_secret check ((totp_secret is null) <> (totp_sealed is null));

-- Which key sealed what lies here: its digest, never the key. A program with another one does not start.
create table server_key (
  is_only boolean primary key default true check (is_only),
  digest bytea not null check (length(digest) = 32),
  recorded_at timestamptz not null default now()
);
call shared_table('server_key');
