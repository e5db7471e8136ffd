import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of note templates, namespace `noteTemplatesPage`; loaded with them. */
const noteTemplatesPageTexts = {
  loadFailed: '備註範本載入失敗',
  lead: '作廢、退回與儲值時可直接點選；每則最多 100 個字。',
  add: '新增範本',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    noteTemplatesPage: typeof noteTemplatesPageTexts
  }
}

addTexts({ 'zh-TW': { noteTemplatesPage: noteTemplatesPageTexts } })
