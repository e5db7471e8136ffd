import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    asset_category: 'name own_fields',
    asset_area: 'name building floor',
  },
  ids: {
    'assetSettings:categoryId': 'asset_category',
    'assetSettings:areaId': 'asset_area',
    'assetSettings.orderCategories:seen': 'asset_category',
    'assetSettings.orderAreas:seen': 'asset_area',
  },
  made: [
    'assetSettings.addCategory:categoryId',
    'assetSettings.addArea:areaId',
    'assetSettings.addCategory:fieldId',
    'assetSettings.changeCategory:fieldId',
  ],
}
