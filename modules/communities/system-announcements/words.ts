import { moduleWords } from '#platform/contract/words.ts'

/** What people call what system announcements do, have and declare, in both languages. */
export const systemAnnouncementsWords = moduleWords({
  permissions: {
    'systemAnnouncements.view': ['系統公告', 'System announcements'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    systemAnnouncements: typeof systemAnnouncementsWords
  }
}
