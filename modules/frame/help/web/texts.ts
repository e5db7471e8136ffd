/** What the frame says of this module. */
export const helpTexts = {
  faq: '常見問題',
  support: '聯絡支援',
  tour: '功能導覽',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    help: typeof helpTexts
  }
}
