/** What the frame says of this module; the page brings its own words. */
export const monthSheetsTexts = {
  page: '出勤月結表',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    monthSheets: typeof monthSheetsTexts
  }
}
