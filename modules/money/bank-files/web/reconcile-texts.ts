import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page that holds files against the bank's statement, namespace `reconcilePage`. */
const reconcilePageTexts = {
  payoutOn: '撥款日',
  entryReports: '收據日報',
  channel: '通路',
  count: '筆數',
  gross: '代收總額',
  fee: '手續費',
  net: '應入帳',
  statement: '銀行入帳',
  state: '狀況',
  open: '待對帳',
  even: '相符',
  off: '差 {{amount}}',
  moved: '對帳後有變動',
  days: '撥款日',
  failed: '撥款資料載入失敗',
  toImport: '到銷帳異常匯入銀行檔',
  empty: '這段期間沒有撥款',
  emptyText: '匯入銀行檔後，依撥款日和通路列在這裡。',
  notFound: '這一天不在清單裡',
  notFoundText: '請換一段期間。',
  total: '共 {{count}} 筆撥款',
  sums: '代收 {{gross}}，手續費 {{fee}}，應入帳 {{net}}',
  unchecked: '{{month}} 還有 {{count}} 筆撥款沒有對帳，關帳前請先對完。',
  cashBook: '到收支簿',
  dayOf: '{{day}}　{{channel}}',
  checkTitle: '和存摺核對',
  difference: '差額',
  note: '差額的原因',
  noteMissing: '請說明差額的原因',
  check: '確認對帳',
  checked: '已對帳入帳',
  undo: '取消對帳',
  undoTitle: '取消 {{day}} 的對帳',
  undoText: '紀錄保留，已入的帳以沖銷還原。',
  undoReason: '取消原因',
  undoReasons: '金額打錯、銀行更正對帳單',
  undone: '已取消，可以重新對帳',
  byWhom: '{{by}}　{{when}}',
  undoneBy: '{{by}} 於 {{when}} 取消：{{reason}}',
  booksStore: '{{statement}} 由代收在途轉入銀行存款，{{fee}} 記為代收手續費；少入帳的留在在途。',
  booksFee: '{{fee}} 由銀行存款記為代收手續費。',
  booksNothing: '款項入檔時已記在銀行存款，確認對帳不再動帳。',
  movedText: '對帳後又有款項進出，請取消後重新對帳。',
  makes: '差額等於這一筆',
  makesPair: '差額等於這兩筆',
  makesNone: '沒有哪一筆或哪兩筆剛好等於差額。',
  lines: '明細',
  waits: '待銷帳',
  reversal: '銀行沖正',
  noAccount: '沒有帳號',
  lineOf: '第 {{line}} 行　{{file}}',
  mayNot: '您可以查看，但不能確認對帳。',
} as const
addTexts({ 'zh-TW': { reconcilePage: reconcilePageTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    reconcilePage: typeof reconcilePageTexts
  }
}
