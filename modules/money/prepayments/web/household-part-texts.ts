import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of what was paid ahead, namespace `prepaymentParts`; loaded with them. */
const prepaymentPartsTexts = {
  prepayments: '預收款',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    prepaymentParts: typeof prepaymentPartsTexts
  }
}

addTexts({ 'zh-TW': { prepaymentParts: prepaymentPartsTexts } })
