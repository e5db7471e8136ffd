/** What the frame says of the repair fund; the page brings its own words. */
export const costEstimationsTexts = {
  fund: '修繕基金',
  budget: '保養預算',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    costEstimations: typeof costEstimationsTexts
  }
}
