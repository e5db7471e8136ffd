import { residentPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what household imports do, have and declare, in both languages. */
export const householdImportsWords = moduleWords({
  modules: {
    householdImports: ['住戶匯入', 'Imports'],
  },
  acts: {
    'householdImports.apply': ['匯入寫入', 'Wrote an import'],
    'householdImports.cancel': ['取消匯入', 'Gave up an import'],
    'householdImports.check': ['檢查匯入檔', 'Checked an import'],
    'householdImports.confirm': ['確認匯入', 'Confirmed an import'],
    'householdImports.confirmAgain': ['確認匯入（重送）', 'Confirmed an import (sent again)'],
    'householdImports.downloadMarked': ['下載標示檔', 'Downloaded a marked file'],
    'householdImports.export': ['匯出住戶資料', 'Exported residents'],
    'householdImports.recheck': ['重新檢查匯入', 'Checked an import again'],
    'householdImports.refuse': ['匯入檔不符', 'Import file not usable'],
    'householdImports.refused': ['匯入未寫入', 'Import not written'],
    'householdImports.stale': ['匯入需重新檢查', 'Import to be checked again'],
    'householdImports.stuck': ['匯入中斷', 'Import broke off'],
    'householdImports.upload': ['上傳匯入檔', 'Uploaded an import'],
    'householdImports.uploadAgain': ['上傳匯入檔（重送）', 'Uploaded an import (sent again)'],
  },
  targets: {
    householdImport: ['匯入', 'Import'],
  },
  fields: {
    faultCount: ['錯誤數', 'Faults'],
  },
  permissionGroup: residentPermissions,
  permissions: {
    'householdImports.use': ['匯入與匯出住戶資料', 'Import and export residents'],
  },
  retentions: {
    'householdImports.records': {
      title: ['匯入清單', 'List of imports'],
      words: [
        '上傳的檔案與預覽在匯入完成時刪除，未處理的 24 小時後刪除；清單上的紀錄（檔名、筆數）到期刪除，稽核紀錄另外保存。',
        'Files and previews go when the import is done or after 24 hours; the records in the list (file name, rows) are deleted, the audit stays.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    householdImports: typeof householdImportsWords
  }
}
