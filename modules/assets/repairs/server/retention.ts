import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { repairsWords } from '../words.ts'

const forget = emptyOld({
  table: 'repair_case',
  endedAt: 't.state_since',
  where: `t.state in ('accepted', 'cancelled') and t.forgotten_at is null`,
  set: `reporter_name = '', reporter_phone = '', household_id = null, forgotten_at = now()`,
})

/** How long it is known who reported something (個資法 Art. 11). */
export const retentions = retentionsOf(repairsWords, {
  'repairs.reporters': { defaultDays: 180, minDays: 1, maxDays: 730, forget: [forget] },
})
