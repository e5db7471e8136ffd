import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'visitor_ban',
      columns: 'name phone phone_key plate plate_key reason until_day',
      after: 'visitorBans.all',
      onRequest: 'visitorBans',
    },
  ],
  ids: {
    banId: 'visitor_ban',
  },
  made: ['visitorBans.addBan:id'],
}
