import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of facilities among what was found; loaded with the search. */
const facilitiesFoundTexts = { group: '公設', ended: '已停用' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    facilitiesFound: typeof facilitiesFoundTexts
  }
}

addTexts({ 'zh-TW': { facilitiesFound: facilitiesFoundTexts } })
