import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'audit',
      columns: 'before after reason target target_id',
      after: 'platform.audit',
      onRequest: 'platform.audit',
    },
  ],
  plain: {
    audit: 'address device request_id action',
  },
}
