import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the list of a shift change says of rounds; loaded with it. */
const patrolSectionTexts = { patrolRounds: '巡邏' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    patrolSections: typeof patrolSectionTexts
  }
}

addTexts({ 'zh-TW': { patrolSections: patrolSectionTexts } })
