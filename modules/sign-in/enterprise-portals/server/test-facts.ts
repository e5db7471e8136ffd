import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    enterprise_portal: 'name public_key role made_by_role',
  },
  ids: {
    'enterprisePortals:id': 'enterprise_portal',
  },
  made: ['enterprisePortals.add:id'],
}
