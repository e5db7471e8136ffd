import { moduleWords } from '#platform/contract/words.ts'
import { dataPermissions } from '#modules/keeping/permission-group.ts'

/** What people call what exports do, have and declare, in both languages. */
export const exportsWords = moduleWords({
  modules: {
    exports: ['匯出', 'Exports'],
  },
  acts: {
    'exports.cancel': ['取消匯出', 'Stopped an export'],
    'exports.download': ['下載匯出檔', 'Downloaded an export'],
    'exports.sign': ['取得匯出檔案的下載連結', 'Signed the address of an export'],
    'exports.fail': ['匯出失敗', 'Export failed'],
    'exports.finish': ['匯出完成', 'Export done'],
    'exports.start': ['開始匯出', 'Started an export'],
    'exports.startAgain': ['開始匯出（重送）', 'Started an export (sent again)'],
  },
  targets: {
    export: ['匯出', 'Export'],
  },
  fields: {
    isMasked: ['遮罩', 'Masked'],
    query: ['篩選條件', 'Filters'],
    'query.from': ['從', 'From'],
    'query.to': ['到', 'To'],
    rowCount: ['筆數', 'Rows'],
    words: ['篩選條件', 'Filters'],
  },
  permissionGroup: dataPermissions,
  permissions: {
    'exports.manage': ['管理所有人的匯出檔', "Manage everybody's exports"],
    'exports.unmasked': ['匯出完整個資', 'Export full personal data'],
    'exports.use': ['匯出清單（遮罩）', 'Export lists (masked)'],
  },
  retentions: {
    'exports.records': {
      title: ['匯出清單', 'List of exports'],
      words: [
        '匯出檔案固定保存 7 天；清單上的紀錄（篩選條件、原因）到期刪除，稽核紀錄另外保存。',
        'Files are kept for 7 days; the records in the list (filters, reasons) are deleted, the audit stays.',
      ],
    },
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    exports: typeof exportsWords
  }
}
