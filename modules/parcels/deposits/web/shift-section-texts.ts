import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the list of a shift change says of deposits, namespace `depositSections`; loaded with it. */
const depositSectionsTexts = {
  deposits: '寄放',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    depositSections: typeof depositSectionsTexts
  }
}

addTexts({ 'zh-TW': { depositSections: depositSectionsTexts } })
