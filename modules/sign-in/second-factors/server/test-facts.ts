import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  ids: {
    challengeId: 'passkey_challenge',
    passkeyId: 'passkey',
  },
  rows: {
    passkey: `select id from passkey where account_id = '${desk}' and $1::uuid is not null`,
    passkey_challenge: `select id from passkey_challenge where account_id = '${desk}' and $1::uuid is not null`,
  },
  more: [
    `insert into passkey (id, account_id, credential_id, public_key, counter, name)
   select $2, '${desk}', 'foreign', '', 0, '手機' where $1::uuid is not null`,
    `insert into passkey_challenge (id, challenge, account_id, expires_at)
   select $2, 'x', '${desk}', now() + interval '5 minutes' where $1::uuid is not null`,
  ],
}
