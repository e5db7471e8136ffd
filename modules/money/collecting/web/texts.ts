/** What the frame says of this module; the page brings its own words. */
export const collectingTexts = {
  title: '代收與帳號',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    collecting: typeof collectingTexts
  }
}
