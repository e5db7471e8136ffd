/** What the frame says of consumables; the page brings its own words. */
export const consumablesTexts = {
  list: '耗材',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    consumables: typeof consumablesTexts
  }
}
