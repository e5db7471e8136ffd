/** What the frame says of this module; the pages bring their own words. */
export const clockEntriesTexts = {
  page: '出勤管理',
  clock: '打卡',
  record: '我的出勤',
  queued: '{{count}} 筆打卡',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    clockEntries: typeof clockEntriesTexts
  }
}
