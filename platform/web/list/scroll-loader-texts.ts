import { addTexts } from '#platform/web/i18n/texts.ts'

const scrollLoaderTexts = {
  more: '載入更多',
  notLoaded: '沒有載入成功，請再往下捲一次。',
} as const

addTexts({ 'zh-TW': { scrollLoader: scrollLoaderTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    scrollLoader: typeof scrollLoaderTexts
  }
}
