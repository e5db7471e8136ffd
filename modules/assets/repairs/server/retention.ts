import { retentionsOf } from '#platform/server/retention.ts'
import { repairsWords } from '../words.ts'
import { forgetReporters } from './forgetting.ts'

// Also of a case that nobody ended: after such a time nobody calls back.
const forget = forgetReporters(`from repair_case t
  where t.community_id = lobby_community() and t.forgotten_at is null and t.state_since < $1
  order by t.state_since limit $2 for update`)

/** How long it is known who reported something, and what they wrote (個資法 Art. 11). */
export const retentions = retentionsOf(repairsWords, {
  'repairs.reporters': { defaultDays: 180, minDays: 1, maxDays: 730, forget: [forget] },
})
