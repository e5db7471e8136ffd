/** What the frame says of the log; the page brings its own words. */
export const alarmLogTexts = {
  list: '測點紀錄',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmLog: typeof alarmLogTexts
  }
}
