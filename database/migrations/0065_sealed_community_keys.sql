-- The keys by which communities sign their links, codes and forms are sealed with the server's key. SQL has no key: the
-- program seals what lies there plain when it starts next (platform/server/community-keys.ts).
alter table file_key
  alter column value drop not null,
  add column sealed bytea,
  add constraint file_key_once check ((value is null) <> (sealed is null));
alter table visitor_key
  alter column value drop not null,
  add column sealed bytea,
  add constraint visitor_key_once check ((value is null) <> (sealed is null));
alter table manager_code_key
  alter column value drop not null,
  add column sealed bytea,
  add constraint manager_code_key_once check ((value is null) <> (sealed is null));
