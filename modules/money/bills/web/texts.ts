/** What the frame says of this module; the pages bring their own words. */
export const billsTexts = {
  period: '繳費期別',
  bill: '繳費單',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    bills: typeof billsTexts
  }
}
