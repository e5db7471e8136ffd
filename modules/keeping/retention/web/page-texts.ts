import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of the page, namespace `retentionPage`; loaded with it. */
const retentionPageTexts = {
  intro: '個人資料於目的達成後刪除。每天 03:30 自動處理，還沒領取的物品一律不動。',
  part: '保存天數',
  kept: '保存',
  days: '{{title}}的保存天數',
  daysUnit: '天',
  range: '{{min}}–{{max}} 天',
  default: '預設 {{days}} 天',
  save: '儲存',
  saved: '已儲存，{{title}}保存 {{days}} 天',
  back: '改回預設',
  wrong: '請填 {{min}} 到 {{max}} 之間的整數。',
  shorter: '縮短後，今晚起會處理較舊的資料，處理後無法復原。',
  shorterTitle: '縮短為 {{days}} 天？',
  shorterOk: '縮短期限',
  changed: '{{by}}於{{when}} 設定',
  lastRun: '最近一次 {{when}}，處理 {{count}} 筆',
  neverRan: '尚未執行',
  loadFailed: '保存期限載入失敗',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    retentionPage: typeof retentionPageTexts
  }
}

addTexts({ 'zh-TW': { retentionPage: retentionPageTexts } })
