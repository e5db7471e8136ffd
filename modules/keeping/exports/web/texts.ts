import { addTexts } from '#platform/web/i18n/texts.ts'

export const exportsTexts = {
  page: '匯出紀錄',
  button: '匯出',
  ready: '「{{title}}」已匯出完成，共 {{count}} 筆',
  failed: '「{{title}}」匯出失敗，請到匯出紀錄查看',
  download: '下載',
  see: '查看',
} as const

// Its parts stand on pages that are there before the area is (decision 062).
addTexts({ 'zh-TW': { exports: exportsTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    exports: typeof exportsTexts
  }
}
