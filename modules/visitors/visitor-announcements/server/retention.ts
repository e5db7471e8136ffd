import { inChinese } from '#platform/contract/words.ts'
import type { Retention } from '#platform/server/retention.ts'
import { visitorAnnouncementsWords } from '../words.ts'

const forget = `
  delete from visitor_announcement a where a.community_id = lobby_community() and a.id in (
    select t.id from visitor_announcement t where t.community_id = lobby_community() and t.at < $1
    order by t.at limit $2 for update)
  returning a.id`

/** How long arrival notices are kept (個資法 Art. 11): they have done their work when somebody saw them. */
export const retentions: readonly Retention[] = [
  {
    name: 'visitorAnnouncements.all',
    ...inChinese(visitorAnnouncementsWords.retentions['visitorAnnouncements.all']),
    defaultDays: 7,
    minDays: 1,
    maxDays: 30,
    forget: async (lease, before, limit) => (await lease.query(forget, [before, limit])).length,
  },
]
