/** What the frame says of this module. */
export const systemAnnouncementsTexts = {
  title: '系統公告',
} as const

declare module '#platform/web/i18n/texts.ts' {
  interface TextKeys {
    systemAnnouncements: typeof systemAnnouncementsTexts
  }
}
