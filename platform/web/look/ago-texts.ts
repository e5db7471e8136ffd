import { addTexts } from '#platform/web/i18n/texts.ts'

const agoTexts = {
  now: '現在',
  minutes: '{{count}} 分鐘前',
  hours: '{{count}} 小時前',
  days: '{{count}} 天前',
  weeks: '{{count}} 週前',
  months: '{{count}} 個月前',
  years: '{{count}} 年前',
} as const

addTexts({ 'zh-TW': { ago: agoTexts } })

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    ago: typeof agoTexts
  }
}
