import { inChinese } from '#platform/contract/words.ts'
import type { Retention } from '#platform/server/retention.ts'
import { registrationDays } from '#modules/visitors/visitor-settings/contract.ts'
import { visitorRegistrationsWords } from '../words.ts'

const forget = `
  delete from visitor_registration r where r.community_id = lobby_community() and r.id in (
    select t.id from visitor_registration t where t.community_id = lobby_community() and t.at < $1
    order by t.at limit $2 for update)
  returning r.id`

/** How long registrations of the public form are kept (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'visitorRegistrations.all',
    ...inChinese(visitorRegistrationsWords.retentions['visitorRegistrations.all']),
    defaultDays: registrationDays,
    minDays: 1,
    maxDays: 180,
    forget: async (lease, before, limit) => (await lease.query(forget, [before, limit])).length,
  },
]
