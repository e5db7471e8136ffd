/** What the frame says of this module; the page brings its own words. */
export const feeHomeTexts = {
  page: '管理費',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feeHome: typeof feeHomeTexts
  }
}
