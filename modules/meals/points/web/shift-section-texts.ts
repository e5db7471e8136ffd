import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the list of a shift change says of points, namespace `pointSections`; loaded with it. */
const pointSectionsTexts = { pointCash: '點數現金' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    pointSections: typeof pointSectionsTexts
  }
}

addTexts({ 'zh-TW': { pointSections: pointSectionsTexts } })
