import { addTexts } from '#platform/web/i18n/texts.ts'

/** What a take-over says beside its words, namespace `takeOver`: Chinese in every language, since it hangs in the building. */
const takeOverTexts = {
  urgent: '緊急',
  office: '管理中心',
  follow: '請依管理人員指示行動',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    takeOver: typeof takeOverTexts
  }
}

addTexts({ 'zh-TW': { takeOver: takeOverTexts } })
