/** What the frame says of this module; the page brings its own words. */
export const emergencyNoticesTexts = {
  title: '緊急插播',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    emergencyNotices: typeof emergencyNoticesTexts
  }
}
