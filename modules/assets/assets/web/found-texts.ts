import { addTexts } from '#platform/web/i18n/texts.ts'

/** The words of assets among what was found; loaded with the search. */
const assetsFoundTexts = { group: '資產', scrapped: '報廢' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assetsFound: typeof assetsFoundTexts
  }
}

addTexts({ 'zh-TW': { assetsFound: assetsFoundTexts } })
