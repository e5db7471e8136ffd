import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'visitor_registration',
      columns: 'name phone going_to',
      after: 'visitorRegistrations.all',
      onRequest: 'visitorRegistrations',
    },
  ],
  ids: {
    registrationId: 'visitor_registration',
  },
}
