import { addTexts } from '#platform/web/i18n/texts.ts'

/** What a hand-over says of group buys, namespace `proxyHandOver`; loaded with its dialog. */
const proxyHandOverTexts = {
  tab: '代購',
  things: '代購品',
  counted: '代購 {{count}} 單',
  what: '品項',
  arrivedAt: '到貨時間',
  cash: '收 {{money}}',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    proxyHandOver: typeof proxyHandOverTexts
  }
}

addTexts({ 'zh-TW': { proxyHandOver: proxyHandOverTexts } })
