/** What the frame says of this module; the pages bring their own words. */
export const feePapersTexts = {
  billPreview: '繳費單預覽列印',
  receiptPreview: '收據預覽列印',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feePapers: typeof feePapersTexts
  }
}
