import type { English } from '#platform/web/i18n/english.ts'

export const systemAnnouncementsEnglish: English<'systemAnnouncements' | 'systemAnnouncementsPage'> = {
  systemAnnouncements: { title: 'Announcements' },
  systemAnnouncementsPage: {
    unread: 'Unread: {{count}}',
    read: 'Read it',
    readAll: 'Mark all as read',
    kinds: 'Category',
    all: 'All',
    feature: 'New',
    maintenance: 'Maintenance',
    notice: 'Reminder',
    isUnread: 'Unread',
    none: 'No system announcements yet',
    noneText: 'What is new in Lobby, and when it is maintained, is told here.',
    noneOfKind: 'No announcements of this category',
    failed: 'The announcements did not load',
    goThere: 'Go to this function',
    older: 'Older: {{title}}',
    newer: 'Newer: {{title}}',
    others: 'Other announcements',
    toList: 'Back to the announcements',
    withdrawn: 'This announcement was withdrawn',
  },
}
