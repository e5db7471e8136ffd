/** What the frame says of this module; the page brings its own words. */
export const intercomCallsTexts = {
  page: '通話紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    intercomCalls: typeof intercomCallsTexts
  }
}
