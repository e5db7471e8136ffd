import { addTexts } from '#platform/web/i18n/texts.ts'

/** What a merger and a household's history say of its bills. */
const billPartTexts = {
  bills: '未繳繳費單',
  count: '{{count}} 張繳費單',
} as const

addTexts({ 'zh-TW': { billParts: billPartTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    billParts: typeof billPartTexts
  }
}
