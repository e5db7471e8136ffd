import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of cards and phones, namespace `carrierParts`; loaded with them. */
const carrierPartsTexts = {
  title: '感應卡與手機',
  cards: '感應卡',
  phones: '手機',
  phone: '末 4 碼 {{title}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    carrierParts: typeof carrierPartsTexts
  }
}

addTexts({ 'zh-TW': { carrierParts: carrierPartsTexts } })
