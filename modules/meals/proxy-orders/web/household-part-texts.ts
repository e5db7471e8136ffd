import { addTexts } from '#platform/web/i18n/texts.ts'

/** What pages of households say of group buys, namespace `proxyParts`; loaded with them. */
const proxyPartsTexts = {
  proxyOrders: '代購',
  count: '{{count}} 單',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    proxyParts: typeof proxyPartsTexts
  }
}

addTexts({ 'zh-TW': { proxyParts: proxyPartsTexts } })
