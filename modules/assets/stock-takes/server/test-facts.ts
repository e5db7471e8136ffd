import type { ModuleFacts } from '#tests/setup/module-facts.ts'

const kept = { kept: '盤點差異的簽名，是財產帳更動的憑證，與資產紀錄同存' }

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [{ table: 'stock_take', columns: 'sign_path', after: kept, onRequest: kept }],
  plain: {
    stock_take: 'name',
    stock_take_line: 'result known_place place note photo',
  },
  ids: {
    takeId: 'stock_take',
    'stockTakes:assetId': 'asset',
    'stockTakes:categoryId': 'asset_category',
    'stockTakes:areaId': 'asset_area',
  },
  made: ['stockTakes.begin:takeId'],
}
