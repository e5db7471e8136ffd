import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the console's page of Taipower's tables; loaded with it. */
const taipowerConsoleTexts = {
  page: '台電電價與離峰日',
  lead: '離峰日決定充電的尖離峰，電價只供社區比較成本。台電公告後載入；同一年的離峰日、同一天同電壓的電價會被取代。',
  drop: '把 CSV 檔拖到這裡',
  dropNow: '放開以載入',
  reading: '讀取中…',
  choose: '選擇檔案',
  limits: 'CSV，UTF-8；離峰日一次一年',
  loaded: '已載入 {{file}}',
  loadFailed: '台電電價載入失敗',
  forms: '檔案的第一列',
  offPeakForm: '離峰日',
  tariffForm: '電價',
  example: '例',
  year: '{{year}} 年（民國 {{roc}} 年）離峰日',
  tariff: '{{day}} 起，{{voltage}}',
  low: '低壓',
  high: '高壓',
  summer: '夏月 尖峰／離峰',
  other: '非夏月 尖峰／離峰',
  source: '來源',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    taipowerConsole: typeof taipowerConsoleTexts
  }
}

addTexts({ 'zh-TW': { taipowerConsole: taipowerConsoleTexts } })
