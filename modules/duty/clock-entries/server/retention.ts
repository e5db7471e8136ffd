import { retentionsOf } from '#platform/server/retention.ts'
import { clockEntriesWords } from '../words.ts'

/** Five years at least (勞基法 Art. 30 V). Corrections go with their line. */
export const retentions = retentionsOf(clockEntriesWords, {
  'clockEntries.entries': {
    defaultDays: 1827,
    minDays: 1827,
    maxDays: 3650,
    forget: [
      `with old as (
         select t.id from duty_clock_entry t where t.community_id = lobby_community() and t.clocked_in_at < $1
         order by t.clocked_in_at limit $2 for update
       )
       delete from duty_clock_entry t using old
       where t.community_id = lobby_community() and t.id = old.id returning t.id, case when t.photo <> '' then array[t.photo] end as paths`,
    ],
  },
})
