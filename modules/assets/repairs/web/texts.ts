/** What the frame says of repairs; the pages bring their own words. */
export const repairsTexts = { list: '維修', report: '報修' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    repairs: typeof repairsTexts
  }
}
