import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of suppliers among what was found; loaded with the search. */
const suppliersFoundTexts = { group: '廠商', ended: '已停用' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    suppliersFound: typeof suppliersFoundTexts
  }
}

addTexts({ 'zh-TW': { suppliersFound: suppliersFoundTexts } })
