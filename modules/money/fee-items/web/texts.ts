/** What the frame says of this module; the page brings its own words. */
export const feeItemsTexts = {
  title: '費用設定',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    feeItems: typeof feeItemsTexts
  }
}
