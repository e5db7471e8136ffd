import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: a shop is no person; what its ids name. */
export const facts: ModuleFacts = {
  plain: { store: 'name category phone address opening_hours note offers' },
  ids: { 'stores:seen': 'store', storeId: 'store' },
  made: ['stores.add:id'],
}
