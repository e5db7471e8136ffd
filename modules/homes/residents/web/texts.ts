/** The words that are there from the start. */
export const residentsTexts = {
  detail: '戶別資料',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    residents: typeof residentsTexts
  }
}
