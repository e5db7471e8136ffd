/** What the frame says of this module; the page brings its own words. */
export const notificationsTexts = { list: '住戶通知', add: '通知住戶' } as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    notifications: typeof notificationsTexts
  }
}
