import { deskPermissions } from '#platform/contract/permission-group.ts'
import { moduleWords } from '#platform/contract/words.ts'

/** What people call what system announcements do, have and declare, in both languages. */
export const systemAnnouncementsWords = moduleWords({
  permissionGroup: deskPermissions,
  permissions: {
    'systemAnnouncements.view': ['系統公告', 'System announcements'],
  },
})

declare module '#platform/contract/words.ts' {
  interface SpokenBy {
    systemAnnouncements: typeof systemAnnouncementsWords
  }
}
