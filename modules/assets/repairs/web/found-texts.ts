import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of repairs among what was found; loaded with the search. */
const repairsFoundTexts = { group: '維修', over: '已結案' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    repairsFound: typeof repairsFoundTexts
  }
}

addTexts({ 'zh-TW': { repairsFound: repairsFoundTexts } })
