import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the console's page of office days, namespace `officeDaysConsole`; loaded with it. */
const officeDaysConsoleTexts = {
  page: '辦公日曆表',
  lead: '行事曆、意見期限與入帳日依這份表計算。每年公布後載入一次；修正版直接再載入，會取代同一年的表。',
  drop: '把 CSV 檔拖到這裡',
  dropNow: '放開以載入',
  reading: '讀取中…',
  choose: '選擇檔案',
  limits: '人事行政總處公布的 CSV（一般版），一次一年',
  loaded: '已載入 {{year}} 年',
  loadFailed: '辦公日曆表載入失敗',
  nothing: '還沒有載入任何一年',
  nothingText: '沒有表的年份，以星期六、星期日為放假日。',
  year: '{{year}} 年（民國 {{roc}} 年）',
  count: '放假 {{count}} 天',
  by: '{{who}}　{{when}}　{{file}}',
  off: '平日放假',
  worked: '週末上班',
  day: '{{month}}/{{day}}（{{weekday}}）',
  weekday0: '日',
  weekday1: '一',
  weekday2: '二',
  weekday3: '三',
  weekday4: '四',
  weekday5: '五',
  weekday6: '六',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    officeDaysConsole: typeof officeDaysConsoleTexts
  }
}

addTexts({ 'zh-TW': { officeDaysConsole: officeDaysConsoleTexts } })
