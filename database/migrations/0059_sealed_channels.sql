-- What channels of notices sign in with, and the key by which push services know this installation, are sealed with the
-- server's key. SQL has no key: the program seals what lies there plain when it starts next
-- (modules/telling/notices/server/channel-secrets.ts, modules/telling/push/server/keys.ts).
alter table notice_channel
  add column secrets_sealed bytea,
  -- Which secrets are set, for whoever may not read them.
  add column secret_names text[] not null default '{}';
update notice_channel set secret_names =
  (select coalesce(array_agg(key order by key), '{}') from jsonb_each_text(secrets) where value <> '');
alter table notice_channel
  add constraint notice_channel_secrets_once check (secrets = '{}' or secrets_sealed is null);

alter table push_key
  alter column private_key drop not null,
  add column private_sealed bytea,
  add constraint push_key_has_one_private check ((private_key is null) <> (private_sealed is null));
