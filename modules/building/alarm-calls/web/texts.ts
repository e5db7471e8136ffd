/** What the frame says of whom alarms call; the page brings its own words. */
export const alarmCallsTexts = {
  list: '警報通知名單',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmCalls: typeof alarmCallsTexts
  }
}
