import { moduleWords } from '#platform/contract/words.ts'
import { assetPermissions } from '#modules/assets/permission-group.ts'

/** What people call what imports of assets do, have and declare, in both languages. */
export const assetImportsWords = moduleWords({
  modules: {
    assetImports: ['資產匯入', 'Imports of assets'],
  },
  acts: {
    'assetImports.confirm': ['匯入資產', 'Imported assets'],
    'assetImports.confirmAgain': ['匯入資產（重送）', 'Imported assets (sent again)'],
    'assetImports.upload': ['上傳資產活頁簿', 'Uploaded a workbook of assets'],
    'assetImports.uploadAgain': ['上傳資產活頁簿（重送）', 'Uploaded a workbook of assets (sent again)'],
  },
  targets: {
    assetImport: ['資產匯入', 'Import of assets'],
  },
  fields: {
    addedCount: ['新增筆數', 'Added'],
    changedCount: ['更新筆數', 'Changed'],
  },
  permissionGroup: assetPermissions,
  permissions: {
    'assetImports.use': ['匯入資產', 'Import assets'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    assetImports: typeof assetImportsWords
  }
}
