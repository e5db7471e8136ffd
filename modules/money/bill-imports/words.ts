import { moduleWords } from '#platform/contract/words.ts'
import { feePermissions } from '#modules/money/permission-groups.ts'

/** What people call what bill imports do, have and declare, in both languages. */
export const billImportsWords = moduleWords({
  modules: {
    billImports: ['繳費單匯入', 'Bill imports'],
  },
  acts: {
    'billImports.template': ['下載繳費單 Excel', 'Downloaded a workbook of bills'],
    'billImports.upload': ['上傳繳費單 Excel', 'Uploaded a workbook of bills'],
    'billImports.uploadAgain': ['上傳繳費單 Excel（重送）', 'Uploaded a workbook of bills (sent again)'],
    'billImports.confirm': ['匯入繳費單', 'Imported bills'],
    'billImports.confirmAgain': ['匯入繳費單（重送）', 'Imported bills (sent again)'],
    'billImports.cancel': ['放棄匯入繳費單', 'Gave an import of bills up'],
    'billImports.downloadMarked': ['下載標示錯誤的繳費單 Excel', 'Downloaded a marked workbook of bills'],
  },
  targets: {
    billImport: ['繳費單匯入', 'Bill import'],
  },
  permissionGroup: feePermissions,
  permissions: {
    'billImports.use': ['以 Excel 匯入與匯出繳費單', 'Import and export bills as workbooks'],
  },
  retentions: {
    'billImports.records': {
      title: ['繳費單匯入清單', 'List of bill imports'],
      words: [
        '上傳的檔案在匯入或放棄後刪除，未處理的 24 小時後刪除；清單上的紀錄（檔名、張數）到期刪除，稽核紀錄另外保存。',
        'Files go when they are imported or given up, or after 24 hours; the records in the list (file name, bills) are deleted, the audit stays.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    billImports: typeof billImportsWords
  }
}
