/** What the frame says of this module; the page brings its own words. */
export const calendarTexts = { page: '行事曆', add: '新增行程' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    calendar: typeof calendarTexts
  }
}
