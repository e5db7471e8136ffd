import { addTexts } from '#platform/web/i18n/texts.ts'
import { type FaultKind, faultTable, noticeTable } from '../fault-table.ts'

type Told<Part extends 'problem' | 'mend'> = { [Kind in FaultKind]: (typeof faultTable)[Kind][Part] }
const told = <Part extends 'problem' | 'mend'>(part: Part) =>
  Object.fromEntries(Object.entries(faultTable).map(([kind, words]) => [kind, words[part]])) as Told<Part>

/** What is wrong at a cell, what to do about it, and what is worth knowing: the words that marked files have too. */
const [billFaults, billMends, billNotices] = [told('problem'), told('mend'), noticeTable]

/** The words of the page that takes bills in, namespace `billImport`. */
const billImportTexts = {
  template: '下載範本',
  exportRun: '匯出期別',
  exportTitle: '匯出期別',
  exportText: '與範本相同格式的 Excel 檔，修改後可以再匯入；不含前期欠款，含繳款人姓名，請妥善保管。',
  run: '期別',
  noRuns: '還沒有任何期別',
  save: '下載檔案',
  drop: '把填好的 .xlsx 檔拖到這裡',
  dropNow: '放開就開始檢查',
  choose: '選擇檔案',
  limits: '一個檔案最多 5,000 戶、60 個項目、10 MB，不能含巨集',
  uploading: '讀取中 {{name}}',
  onlyOne: '一次只能匯入一個檔案。',
  tooLarge: '檔案超過 10 MB，請刪除圖片或分成幾個檔案。',
  ruleTitle: '匯入怎麼運作',
  ruleFill: '先下載範本',
  ruleFillText: '範本已填好每一戶與費用項目，也有填寫說明。',
  ruleLook: '先看內容',
  ruleLookText: '列出與費率、上一期不同的每一戶，確認後才建立草稿。',
  ruleAll: '全部或全不',
  ruleAllText: '只要有一格錯誤，就一張都不會建立，所有錯誤一次列出。',
  last: '最近的匯入',
  none: '還沒有匯入過',
  noneText: '先下載範本，填好再上傳。',
  when: '時間',
  file: '檔案',
  who: '上傳人',
  result: '結果',
  count: '{{count}} 張',
  loadFailed: '匯入資料載入失敗',
  gone: '找不到這次匯入',
  goneText: '可能已超過保存期限。',
  toStart: '回匯入頁',
  waiting: '待處理',
  faulty: '有錯誤',
  imported: '已匯入',
  cancelled: '已放棄',
  expired: '已過期',
  faultyTitle: '找到 {{count}} 個錯誤，沒有建立任何繳費單',
  faultyText: '下載標示錯誤的檔案，修正黃色的格子後重新上傳。',
  marked: '下載標示錯誤的檔案',
  another: '重新上傳',
  cancel: '放棄匯入',
  importedText: '{{who}} 於 {{when}} 匯入 {{count}} 張，共 {{total}}。',
  toRun: '看這個期別',
  more: '再匯入一個檔案',
  cancelledText: '已放棄，沒有建立任何繳費單。',
  expiredText: '24 小時內沒有確認，檔案已刪除，請重新上傳。',
  bills: '繳費單',
  total: '應繳合計',
  missing: '沒有繳費單',
  otherThanRates: '與費率不同',
  otherThanBefore: '與上一期不同',
  period: '{{from}} 至 {{to}}，條碼期限 {{until}}',
  beforeSum: '上一期「{{name}}」合計 {{total}}',
  sameAs: '同一個檔案已於 {{when}} 匯入過。',
  samePeriod: '同樣日期的期別已有：{{names}}。請確認不會重複收費。',
  into: '匯入到',
  newRun: '建立新期別',
  addTo: '加入草稿「{{name}}」',
  otherDays: '（日期不同）',
  name: '期別名稱',
  nameNeeded: '請填寫期別名稱',
  cycle: '週期',
  cycle_month: '每月',
  cycle_twoMonths: '雙月',
  cycle_quarter: '每季',
  cycle_halfYear: '半年',
  cycle_year: '每年',
  cycle_once: '單次',
  dueOn: '繳費期限',
  dueNeeded: '請填寫繳費期限',
  confirm: '匯入 {{count}} 張',
  isOpening: '期初（Lobby 之前的欠款與預收）',
  openingText: '不計入收入；合計低於 0 的是期初預收款。由另一位人員發行。',
  confirmText: '匯入後是草稿，發行前都可以修改或撤回。',
  faults: '錯誤',
  allFaults: '全部',
  sheetWhole: '整張工作表',
  moreFaults: '只列出前 {{count}} 個，全部的錯誤在標示錯誤的檔案裡。',
  notices: '提醒 {{count}} 則，不影響匯入',
  cell: '儲存格',
  column: '欄位',
  problem: '問題',
  mend: '怎麼修正',
  list: '繳費單內容',
  listSummary: '與費率或上一期不同的排在前面',
  household: '戶號',
  payer: '所有權人',
  rates: '依費率',
  before: '上一期',
  missingTitle: '這一期沒有繳費單的 {{count}} 戶',
  missingMore: '…等 {{count}} 戶',
} as const

addTexts({ 'zh-TW': { billImport: billImportTexts, billFaults, billMends, billNotices } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    billImport: typeof billImportTexts
    billFaults: Told<'problem'>
    billMends: Told<'mend'>
    billNotices: typeof noticeTable
  }
}
