import { inChinese } from '#platform/contract/words.ts'
import type { Retention } from '#platform/server/retention.ts'
import { visitorBansWords } from '../words.ts'

// What visitors refer to keeps its row, without the person.
const forget = `
  update visitor_ban b set name = '', plate = '', phone = '', plate_key = '-', phone_key = '', reason = '已清除',
    lifted_at = coalesce(b.lifted_at, now())
  where b.community_id = lobby_community() and b.id in (
    select t.id from visitor_ban t where t.community_id = lobby_community() and t.plate_key <> '-'
      and least(coalesce(t.lifted_at, 'infinity'), (t.until_day + 1)::timestamp at time zone 'Asia/Taipei') < $1
    limit $2 for update)
  returning b.id`

/** How long an entry of the black list is known after its end (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'visitorBans.all',
    ...inChinese(visitorBansWords.retentions['visitorBans.all']),
    defaultDays: 30,
    minDays: 1,
    maxDays: 365,
    forget: async (lease, before, limit) => (await lease.query(forget, [before, limit])).length,
  },
]
