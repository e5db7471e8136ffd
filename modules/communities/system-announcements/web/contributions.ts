import type { Contributions } from '#platform/web/frame/contributions.ts'
import { LateUnread } from './LateUnread.tsx'
import { announcementsPath } from './paths.ts'

export const systemAnnouncementsContributions: Partial<Contributions> = {
  acts: [
    {
      name: 'systemAnnouncements',
      order: 9,
      label: 'systemAnnouncements:title',
      icon: 'mega',
      group: 'help',
      to: announcementsPath,
      can: 'systemAnnouncements.view',
    },
  ],
  dialogs: [LateUnread],
}
