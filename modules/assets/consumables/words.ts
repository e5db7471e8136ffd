import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what consumables do, have and declare, in both languages. */
export const consumablesWords = moduleWords({
  modules: {
    consumables: ['耗材', 'Consumables'],
  },
  acts: {
    'consumables.add': ['新增耗材', 'Added a consumable'],
    'consumables.addAgain': ['新增耗材（重送）', 'Added a consumable (sent again)'],
    'consumables.correct': ['修改耗材', 'Changed a consumable'],
    'consumables.move': ['登記耗材進出', 'Wrote a line of a consumable'],
    'consumables.moveAgain': ['登記耗材進出（重送）', 'Wrote a line of a consumable (sent again)'],
    'consumables.remove': ['刪除耗材', 'Removed a consumable'],
  },
  targets: {
    consumable: ['耗材', 'Consumable'],
  },
  fields: {
    lineKind: ['進出', 'In or out'],
    safeStock: ['安全庫存', 'Safe stock'],
    stockAfter: ['之後的庫存', 'Stock afterwards'],
    unitPrice: ['單價', 'Price of one'],
  },
  values: {
    'lineKind.received': ['進貨', 'Received'],
    'lineKind.issued': ['領用', 'Issued'],
    'lineKind.counted': ['盤點', 'Counted'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'consumables.change': ['新增與修改耗材', 'Add and change consumables'],
    'consumables.move': ['登記耗材進出', 'Write receipts and issues of consumables'],
    'consumables.view': ['查看耗材', 'See consumables'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    consumables: typeof consumablesWords
  }
}
