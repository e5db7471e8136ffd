/** What the frame says of this module; the page brings its own words. */
export const ledgerTexts = {
  setting: '收支項目設定',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    ledger: typeof ledgerTexts
  }
}
