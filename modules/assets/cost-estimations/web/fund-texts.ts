import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page of the repair fund; loaded with it. */
const fundTexts = {
  title: '修繕基金 {{years}} 年',
  horizon: '年數',
  years: '{{years}} 年',
  today: '今天餘額',
  monthly: '現行每坪每月',
  inflation: '通膨',
  interest: '利率',
  pings: '計費坪數',
  households: '戶數',
  raiseLabel: '{{year}} 年起每坪加',
  less: '少加 1 元',
  more: '多加 1 元',
  raise: '每坪調升',
  raiseFrom: '調升起始年',
  balance: '年底餘額',
  balanceLead: 'NT$ 萬，當年幣值；圓圈是該年有汰換',
  now: '現行',
  raised: '調升',
  nowAt: '現行，每坪 NT${{fee}}',
  raisedAt: '調升，每坪 NT${{fee}}',
  shortFrom: '{{year}} 年起不夠，{{last}} 年差 {{amount}} 萬',
  enough: '{{years}} 年都夠，最低 {{year}} 年 {{amount}} 萬',
  perHousehold: '要臨時分攤：每戶約 NT${{amount}}',
  perHome: '30 坪的住戶每月多 NT${{amount}}',
  works: '工程與餘額',
  worksSummary: 'NT$ 萬',
  year: '年',
  work: '工程',
  spent: '支出',
  ofMany: '{{name}} 等 {{count}} 項',
  end: '期末',
  none: '沒有要汰換的資產',
  noneText: '資產填上購入日期、耐用年限與金額後，就會列在這裡。',
  settings: '基金設定',
  save: '儲存',
  saved: '已儲存',
  loadFailed: '預測載入失敗',
  percent: '{{value}} %',
  inflationHelp: '每年百分之幾，例如 2.0',
  notPercent: '請填 0 到 20，最多兩位小數',
  notPings: '請填坪數，最多兩位小數',
  notYear: '請填西元年',
  chart: '餘額曲線：現行 {{last}} 年 {{now}} 萬，調升後 {{raised}} 萬',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    fundPage: typeof fundTexts
  }
}

addTexts({ 'zh-TW': { fundPage: fundTexts } })
