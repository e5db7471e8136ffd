/** What the frame says of alarms; pages and cards bring their own words. */
export const alarmEventsTexts = {
  list: '設備警報',
  detail: '警報內容',
  report: '警報回報',
  analysis: '警報分析',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    alarmEvents: typeof alarmEventsTexts
  }
}
