import { addTexts } from '#platform/web/i18n/texts.ts'

/** What a merger and a household's history say of the fee items that a household was chosen for. */
const feeItemPartTexts = {
  items: '指定費用項目',
  count: '{{count}} 個指定費用項目',
} as const

addTexts({ 'zh-TW': { feeItemParts: feeItemPartTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feeItemParts: typeof feeItemPartTexts
  }
}
