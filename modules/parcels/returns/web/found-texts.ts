import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the search says of returns and outgoing parcels, namespace `returnsFound`; loaded with it. */
const returnsFoundTexts = {
  items: '退件與寄件',
  desk: '櫃台',
  handedToCourier: '已交物流',
  voided: '已取消登記',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    returnsFound: typeof returnsFoundTexts
  }
}

addTexts({ 'zh-TW': { returnsFound: returnsFoundTexts } })
