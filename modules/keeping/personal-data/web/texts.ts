export const personalDataTexts = {
  page: '個人資料請求',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    personalData: typeof personalDataTexts
  }
}
