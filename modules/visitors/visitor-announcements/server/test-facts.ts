import type { ModuleFacts } from '#tests/setup/module-facts.ts'

/** What the rules of `tests/rules` ask: what its columns hold of people, and what its ids name. */
export const facts: ModuleFacts = {
  personal: [
    {
      table: 'visitor_announcement',
      columns: 'name',
      after: 'visitorAnnouncements.all',
      onRequest: 'visitorAnnouncements',
    },
  ],
  plain: {
    visitor_announcement: 'ended_how',
  },
  ids: {
    announcementId: 'visitor_announcement',
  },
  more: [
    `insert into visitor_announcement (community_id, id, name, visitor_id)
   select $1, $2, '訪客', id from visitor where community_id = $1 limit 1`,
  ],
}
