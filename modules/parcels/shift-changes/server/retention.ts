import { inChinese } from '#platform/contract/words.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Retention } from '#platform/server/retention.ts'
import { shiftChangesWords } from '../words.ts'

const forgetPeople = `
  update shift_change s set forgotten_at = now(), items = (
    select coalesce(jsonb_agg(i || '{"Name": "", "Note": "", "TransportCode": ""}' order by n), '[]')
    from jsonb_array_elements(s.items) with ordinality as one (i, n))
  where s.community_id = lobby_community() and s.id in (
    select s.id from shift_change s where s.community_id = lobby_community() and s.forgotten_at is null and s.at < $1
    order by s.at limit $2 for update)
  returning s.id`

/** Residents on signed lists (個資法 Art. 11). The list itself stays as it was signed. */
export const retentions: readonly Retention[] = [
  {
    name: 'shiftChanges.people',
    ...inChinese(shiftChangesWords.retentions['shiftChanges.people']),
    defaultDays: 365,
    minDays: 90,
    maxDays: 1825,
    forget: async (lease: Lease, before, limit) => (await lease.query(forgetPeople, [before, limit])).length,
  },
]
