import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [],
  plain: { duty_key: 'public_key' },
  ids: { 'dutyKeys:keyId': 'duty_key' },
  made: ['dutyKeys.register:keyId'],
  more: [
    `insert into duty_key (community_id, id, account_id, public_key, made_at) values ($1, $2, '${desk}', 'x', now())`,
  ],
}
