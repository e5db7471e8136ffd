import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the search says of deposits, namespace `depositsFound`; loaded with it. */
const depositsFoundTexts = {
  deposits: '寄放',
  handedOver: '已領取',
  voided: '已取消登記',
  outsider: '非住戶',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    depositsFound: typeof depositsFoundTexts
  }
}

addTexts({ 'zh-TW': { depositsFound: depositsFoundTexts } })
