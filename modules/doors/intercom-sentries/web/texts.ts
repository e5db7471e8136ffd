/** What the frame says of this module; the page brings its own words. */
export const intercomSentriesTexts = {
  page: '門口機',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    intercomSentries: typeof intercomSentriesTexts
  }
}
