import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '../permission-group.ts'

/** What people call what suppliers do, have and declare, in both languages. */
export const suppliersWords = moduleWords({
  modules: {
    suppliers: ['廠商', 'Suppliers'],
  },
  acts: {
    'suppliers.add': ['新增廠商', 'Added a supplier'],
    'suppliers.addAgain': ['新增廠商（重送）', 'Added a supplier (sent again)'],
    'suppliers.correct': ['修改廠商', 'Changed a supplier'],
    'suppliers.end': ['停用廠商', 'Ended a supplier'],
    'suppliers.addFile': ['上傳廠商檔案', 'Uploaded a file of a supplier'],
    'suppliers.removeFile': ['刪除廠商檔案', 'Removed a file of a supplier'],
    'suppliers.addPaper': ['新增廠商文件', 'Added a paper of a supplier'],
    'suppliers.addPaperAgain': ['新增廠商文件（重送）', 'Added a paper of a supplier (sent again)'],
    'suppliers.correctPaper': ['修改廠商文件', 'Changed a paper of a supplier'],
    'suppliers.removePaper': ['刪除廠商文件', 'Removed a paper of a supplier'],
  },
  targets: {
    supplier: ['廠商', 'Supplier'],
    supplierPaper: ['廠商文件', 'Paper of a supplier'],
  },
  fields: {
    typeIds: ['類別', 'Types'],
    taxId: ['統一編號', 'Tax number'],
    startDay: ['開始日', 'First day'],
    endDay: ['結束日', 'Last day'],
  },
  values: {
    'kind.contract': ['合約', 'Contract'],
    'kind.insurance': ['保險', 'Insurance'],
    'kind.licence': ['證照', 'Licence'],
    'kind.other': ['其他', 'Other'],
  },
  faults: {
    至少選一類: 'choose one type at least',
  },
  permissionGroup: assetPermissions,
  permissions: {
    'suppliers.change': ['更改廠商', 'Change suppliers'],
    'suppliers.view': ['查看廠商', 'See suppliers'],
  },
  pushes: {
    'suppliers.paperEnds': ['廠商文件到期', 'Papers of suppliers that end'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    suppliers: typeof suppliersWords
  }
}
