import { moduleWords } from '#platform/contract/words.ts'
import { moneyPermissions } from '#modules/money/permission-groups.ts'

/** What people call what the ledger does, has and declares, in both languages. */
export const ledgerWords = moduleWords({
  modules: {
    ledger: ['帳簿', 'Ledger'],
  },
  acts: {
    'ledger.add': ['新增收支項目', 'Added an account'],
    'ledger.change': ['修改收支項目', 'Changed an account'],
    'ledger.retire': ['停用收支項目', 'Retired an account'],
    'ledger.restore': ['恢復收支項目', 'Brought an account back'],
    'ledger.reorder': ['排序收支項目', 'Ordered accounts'],
  },
  targets: {
    ledgerAccount: ['收支項目', 'Account'],
  },
  values: {
    'kind.asset': ['帳戶', 'Cash and bank'],
    'kind.income': ['收入', 'Income'],
    'kind.expense': ['支出', 'Expenses'],
  },
  permissionGroup: moneyPermissions,
  permissions: {
    'ledger.view': ['查看收支項目', 'See accounts'],
    'ledger.configure': ['設定收支項目', 'Change accounts'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    ledger: typeof ledgerWords
  }
}
