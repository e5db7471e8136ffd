import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of consumables among what was found; loaded with the search. */
const consumablesFoundTexts = { group: '耗材' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    consumablesFound: typeof consumablesFoundTexts
  }
}

addTexts({ 'zh-TW': { consumablesFound: consumablesFoundTexts } })
