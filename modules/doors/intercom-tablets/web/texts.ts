/** What the frame says of this module; the page brings its own words. */
export const intercomTabletsTexts = {
  page: '住戶開通',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    intercomTablets: typeof intercomTabletsTexts
  }
}
