/** What the frame says of this module; the page brings its own words. */
export const intercomRingingTexts = {
  settings: '對講機設定',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    intercomRinging: typeof intercomRingingTexts
  }
}
