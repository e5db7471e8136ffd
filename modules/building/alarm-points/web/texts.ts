/** What the frame says of points; the page brings its own words. */
export const alarmPointsTexts = {
  list: '警報測點',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmPoints: typeof alarmPointsTexts
  }
}
