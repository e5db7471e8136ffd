import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page, namespace `vouchersPage`; loaded with it. */
const vouchersPageTexts = {
  unit: '筆',
  views: '收支類別',
  all: '全部',
  kind_income: '收入',
  kind_expense: '支出',
  kind_transfer: '轉存',
  search: '編號、對象、摘要、憑證',
  account: '帳戶或項目',
  days: '日期',

  number: '編號',
  day: '日期',
  category: '項目',
  party: '對象',
  note: '摘要',
  money: '帳戶',
  amount: '金額',
  addedBy: '登記人',
  state: '狀態',
  voided: '已作廢',

  empty: '還沒有收支',
  emptyText: '登記的收入與支出會依日期列在這裡。',
  notFound: '沒有符合的收支',
  notFoundText: '請換個關鍵字，或清除篩選。',
  loadFailed: '收支載入失敗',

  add: '登記收支',
  addAnother: '是另一筆，登記收支',
  addTitle: '登記收支',
  kinds: '收支類別',
  categoryNeeded: '請選擇項目。',
  amountNeeded: '請填寫金額，至少 1 元。',
  dayNeeded: '請填寫日期。',
  from: '轉出帳戶',
  to: '轉入帳戶',
  toNeeded: '轉入帳戶不能與轉出帳戶相同。',
  party_income: '付款人',
  party_expense: '收款人',
  document: '憑證號碼',
  documentHelp: '發票、收據或轉帳的號碼。',
  photo: '憑證照片',
  photoChoose: '選擇照片',
  photoReplace: '更換照片',
  photoRemove: '移除',
  added: '已登記 {{number}} {{amount}}',

  detailOf: '收支 {{number}}',
  addedAt: '登記時間',
  voidedBy: '{{who}} {{when}} 作廢：{{reason}}',
  void: '作廢',
  voidTitle: '作廢 {{number}}？',
  voidText: '編號保留，帳上會以一筆沖銷抵回；已結帳的月份，沖銷記在今天。',
  voidReason: '作廢原因',
  voidReason1: '金額錯誤',
  voidReason2: '項目錯誤',
  voidReason3: '重複登記',
  voidNeeded: '請填寫原因',
  keep: '不作廢',
  voidDone: '已作廢 {{number}}',

  month: '月份',
  monthBefore: '上個月',
  monthAfter: '下個月',
  monthName: '{{year}}年{{month}}月',
  opening: '期初 {{amount}}',
  movedIn: '收 {{amount}}',
  movedOut: '支 {{amount}}',
  left: '本月餘絀',
  monthFailed: '本月合計載入失敗',
  closedMonth: '已結帳',
  close: '月結',
  closeTitle: '結清 {{month}}？',
  closeText: '{{month}}與更早的月份不能再登記或沖銷；之後發現的錯誤，記在當月。',
  closeConfirm: '結清 {{month}}',
  closeDone: '已結清 {{month}}',
  journal: '匯出帳簿',
  report: '報表',
  reportOf: '{{month}}報表',
  categories: '收支項目（{{count}} 項）',
  handOver: '點交現金',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    vouchersPage: typeof vouchersPageTexts
  }
}

addTexts({ 'zh-TW': { vouchersPage: vouchersPageTexts } })
