import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the list of a shift change says of the cash of fees, namespace `feeCashSections`; loaded with it. */
const feeCashSectionsTexts = {
  feeCash: '管理費現金',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feeCashSections: typeof feeCashSectionsTexts
  }
}

addTexts({ 'zh-TW': { feeCashSections: feeCashSectionsTexts } })
