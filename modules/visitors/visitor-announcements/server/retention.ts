import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { visitorAnnouncementsWords } from '../words.ts'

/** How long arrival notices are kept (個資法 Art. 11): they have done their work when somebody saw them. */
export const retentions = retentionsOf(visitorAnnouncementsWords, {
  'visitorAnnouncements.all': {
    defaultDays: 7,
    minDays: 1,
    maxDays: 30,
    forget: [deleteOld({ table: 'visitor_announcement', endedAt: 't.at' })],
  },
})
