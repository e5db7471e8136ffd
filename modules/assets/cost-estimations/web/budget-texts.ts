import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the pages of budgets; loaded with them. */
const budgetTexts = {
  title: '{{year}} 年保養預算',
  yearBefore: '前一年',
  yearAfter: '後一年',
  views: '預算的哪一頁',
  view_sum: '總覽',
  view_change: '調整',
  view_months: '各月',
  planned: '計畫',
  changed: '調整',
  changedBy: '調整差額',
  budget: '預算',
  done: '已做',
  left: '剩餘',
  over: '超出',
  plan: '項目',
  supplier: '廠商',
  times: '次數',
  timesOf: '{{done}}／{{times}}',
  repairs: '維修',
  noPlan: '計畫外',
  rows: '各項預算',
  sum: '合計',
  none: '這一年沒有保養',
  noneText: '有預算的保養計畫會列在這裡。',
  changeAct: '調整',
  changeTitle: '調整 {{year}} 年{{name}}的預算',
  holds: '現在的預算',
  amount: '改為',
  reason: '原因',
  needed: '請填金額與原因，會留在紀錄',
  same: '和現在的預算一樣',
  saved: '已調整預算',
  changes: '調整紀錄',
  changesNone: '這一年沒有調整過',
  from: '{{before}} → {{after}}',
  inflated: '{{year}} 年的金額已加上年通膨 {{percent}} %',
  monthHead: '{{month}} 月',
  monthsLead: '上：計畫，下：已做（NT$ 千）',
  toFund: '修繕基金',
  loadFailed: '預算載入失敗',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    budgetPage: typeof budgetTexts
  }
}

addTexts({ 'zh-TW': { budgetPage: budgetTexts } })
