import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the list of a shift change says of returns and outgoing parcels, namespace `courierSections`; loaded with it. */
const courierSectionsTexts = {
  returns: '退件',
  outgoing: '寄件',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    courierSections: typeof courierSectionsTexts
  }
}

addTexts({ 'zh-TW': { courierSections: courierSectionsTexts } })
