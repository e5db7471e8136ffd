import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of tags and bays, namespace `chargingStationParts`; loaded with them. */
const chargingStationPartsTexts = {
  tags: '充電卡號',
  tag: '末 4 碼 {{title}}',
  bays: '專用充電車位',
  bayCount: '{{count}} 個專用充電車位',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    chargingStationParts: typeof chargingStationPartsTexts
  }
}

addTexts({ 'zh-TW': { chargingStationParts: chargingStationPartsTexts } })
