import { addTexts } from '#platform/web/i18n/texts.ts'

/** What the list of a shift change says of group buys, namespace `proxySections`; loaded with it. */
const proxySectionsTexts = {
  proxyOrders: '代購待領',
  proxyCash: '代購現金',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    proxySections: typeof proxySectionsTexts
  }
}

addTexts({ 'zh-TW': { proxySections: proxySectionsTexts } })
