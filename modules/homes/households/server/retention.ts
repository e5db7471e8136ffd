import { inChinese } from '#platform/contract/words.ts'
import type { Retention } from '#platform/server/retention.ts'
import { householdsWords } from '../words.ts'

const forgetMarks = `
  delete from household_mark m where m.community_id = lobby_community() and m.id in (
    select m.id from household_mark m
    join resident r on r.community_id = m.community_id and r.id = m.resident_id
    where m.community_id = lobby_community() and r.moved_out_at < $1 limit $2 for update of m)
  returning m.id`

// Owners' names are in the history only as people read them; whose name it is now stands in the books.
const namesIn = (side: string) => `case when one ->> '${side}' = '' then '' else '（已刪除）' end`
const forgetNames = `
  update household_change c set reason = '', changes = (
    select coalesce(jsonb_agg(case when one ->> 'field' <> 'owners' then one
      else one || jsonb_build_object('before', ${namesIn('before')}, 'after', ${namesIn('after')}) end order by n), '[]')
    from jsonb_array_elements(c.changes) with ordinality as of_change (one, n))
  where c.community_id = lobby_community() and c.id in (
    select c.id from household_change c where c.community_id = lobby_community() and c.at < $1
      and (c.reason <> '' or exists (select from jsonb_array_elements(c.changes) one where one ->> 'field' = 'owners'
        and (one ->> 'before' not in ('', '（已刪除）') or one ->> 'after' not in ('', '（已刪除）'))))
    order by c.at limit $2)
  returning c.id`

/** Marks of people who moved out, and who owned a unit before (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'households.marks',
    ...inChinese(householdsWords.retentions['households.marks']),
    defaultDays: 90,
    minDays: 7,
    maxDays: 1825,
    forget: async (lease, before, limit) => (await lease.query(forgetMarks, [before, limit])).length,
  },
  {
    name: 'households.history',
    ...inChinese(householdsWords.retentions['households.history']),
    defaultDays: 1825,
    minDays: 365,
    maxDays: 3650,
    forget: async (lease, before, limit) => (await lease.query(forgetNames, [before, limit])).length,
  },
]
