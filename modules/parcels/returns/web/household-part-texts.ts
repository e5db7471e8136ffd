import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of returns and outgoing parcels, namespace `returnParts`; loaded with them. */
const returnPartsTexts = {
  items: '退件與寄件',
  count: '{{count}} 件',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    returnParts: typeof returnPartsTexts
  }
}

addTexts({ 'zh-TW': { returnParts: returnPartsTexts } })
