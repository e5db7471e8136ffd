import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of orders, namespace `foodOrderParts`; loaded with them. */
const foodOrderPartsTexts = {
  foodOrders: '餐點',
  count: '{{count}} 單',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    foodOrderParts: typeof foodOrderPartsTexts
  }
}

addTexts({ 'zh-TW': { foodOrderParts: foodOrderPartsTexts } })
