import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of rules among what was found; loaded with the search. */
const rulesFoundTexts = { group: '規約辦法' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    rulesFound: typeof rulesFoundTexts
  }
}

addTexts({ 'zh-TW': { rulesFound: rulesFoundTexts } })
