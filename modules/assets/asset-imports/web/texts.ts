/** What the frame says of imports; the page brings its own words. */
export const assetImportsTexts = {
  page: '匯入資產',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    assetImports: typeof assetImportsTexts
  }
}
