import { retentionsOf } from '#platform/server/retention.ts'
import { residentsWords } from '../words.ts'
import { forgetPeople } from './forgotten.ts'

const forget = `with ${forgetPeople(`
    select r.id from resident r where r.community_id = lobby_community() and r.forgotten_at is null and r.moved_out_at < $1
    order by r.moved_out_at limit $2`)}
  select paths from gone`

/** What is kept of people who moved out, and for how long (個資法 Art. 11). */
export const retentions = retentionsOf(residentsWords, {
  'residents.movedOut': { defaultDays: 365, minDays: 30, maxDays: 1825, forget: [forget] },
})
