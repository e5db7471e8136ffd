-- The exchange (Kamailio) of a community: what it proves itself with, and when it asked last.
create table intercom_exchange (
  community_id uuid not null references community (id),
  id uuid not null,
  -- SHA-256 of a key by chance, which is shown once with the configuration.
  key_digest bytea not null,
  made_at timestamptz not null default now(),
  made_by_name text not null,
  heard_at timestamptz,
  primary key (community_id)
);
call tenant_table('intercom_exchange');
create unique index intercom_exchange_id on intercom_exchange (id);
