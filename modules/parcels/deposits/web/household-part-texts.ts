import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of deposits, namespace `depositParts`; loaded with them. */
const depositPartsTexts = {
  deposits: '寄放物',
  waiting: '寄放物品',
  count: '寄放 {{count}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    depositParts: typeof depositPartsTexts
  }
}

addTexts({ 'zh-TW': { depositParts: depositPartsTexts } })
