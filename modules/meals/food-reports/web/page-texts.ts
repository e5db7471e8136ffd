import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of reports of the kitchen, namespace `foodReportsPage`; loaded with them. */
const foodReportsPageTexts = {
  loadFailed: '月報載入失敗',
  ym: '{{year}} 年 {{month}} 月',
  before: '上個月',
  after: '下個月',
  toExports: '報表匯出',
  toMonth: '月報',
  byDish: '依餐點',
  byHousehold: '依住戶',
  byPurse: '依錢包',
  orders: '成立訂單',
  portions: '份數',
  points: '點數',
  normal: '一般點數',
  cash: '現金點數',
  voided: '作廢訂單',
  dead: '已過期未退',
  dish: '餐點',
  household: '戶別',
  purse: '錢包',
  share: '占比',
  percent: '{{count}}%',
  sum: '合計',
  none: '這個月沒有點餐',
  noneText: '依取餐日計算；作廢的單不計入。',
  lead: '依取餐日計算；作廢的單另計。',
  exportsLead: '同時最多 3 份；檔案完成後保留 7 天。',
  report: '內容',
  report_foodOrders: '點餐紀錄（一單一列）',
  report_foodOrderLines: '點餐明細（一道一列）',
  state: '狀態',
  state_all: '全部',
  state_done: '已成立',
  state_voided: '已作廢',
  from: '開始日',
  until: '結束日',
  start: '開始匯出',
  started: '已開始匯出，進度在下方。',
  turned: '結束日要在開始日當天或之後。',
  needed: '請選擇日期。',
  progress: '進度',
  progressFailed: '匯出進度載入失敗',
  nothing: '還沒有匯出',
  nothingText: '選好內容與日期，按開始匯出。',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    foodReportsPage: typeof foodReportsPageTexts
  }
}

addTexts({ 'zh-TW': { foodReportsPage: foodReportsPageTexts } })
