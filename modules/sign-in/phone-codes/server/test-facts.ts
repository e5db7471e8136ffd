import { desk, type ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  ids: {
    codeId: 'phone_code',
  },
  rows: {
    phone_code: `select id from phone_code where account_id = '${desk}' and $1::uuid is not null`,
  },
  more: [
    `insert into phone_code (id, phone, purpose, account_id, expires_at)
   select $2, '0900000000', 'change', '${desk}', now() + interval '5 minutes' where $1::uuid is not null`,
  ],
}
