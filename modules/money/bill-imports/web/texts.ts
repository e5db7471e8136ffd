/** What the frame says of this module; the page brings its own words. */
export const billImportsTexts = {
  page: '匯入繳費單',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    billImports: typeof billImportsTexts
  }
}
