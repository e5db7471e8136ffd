import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    consumable: 'name unit place note',
    consumable_line: 'kind reason',
  },
  ids: {
    consumableId: 'consumable',
    'consumables:categoryId': 'asset_category',
    'consumables:assetId': 'asset',
    'consumables:planId': 'maintenance_plan',
  },
  made: ['consumables.add:consumableId', 'consumables.move:lineId'],
}
