import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  plain: {
    asset:
      'display_id name place brand model serial_number specification bought_on warranty_until custom note qr_code',
    asset_change: 'act reason changes',
    asset_attachment: 'kind name file_path valid_until',
  },
  ids: {
    'assets:assetId': 'asset',
    'assets:categoryId': 'asset_category',
    'assets:areaId': 'asset_area',
  },
  made: ['assets.add:assetId', 'assets.add:fieldId', 'assets.correct:fieldId'],
}
