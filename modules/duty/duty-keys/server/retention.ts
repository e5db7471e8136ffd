import { retentionsOf } from '#platform/server/retention.ts'
import { dutyKeysWords } from '../words.ts'

// A community that is suspended for a while keeps its people.
const isStaff = `exists (select from membership m join account a on a.id = m.account_id and a.suspended_at is null and a.closed_at is null
  where m.community_id = t.community_id and m.account_id = t.account_id and m.suspended_at is null
    and (m.valid_until is null or m.valid_until > now()))`

/** Keys that nothing was signed with for so long, and the night after they left those of people who did. */
export const retentions = retentionsOf(dutyKeysWords, {
  'dutyKeys.keys': {
    defaultDays: 90,
    minDays: 30,
    maxDays: 365,
    forget: [
      `with old as (
         select t.id from duty_key t where t.community_id = lobby_community() and (coalesce(t.last_at, t.made_at) < $1
           or not ${isStaff})
         limit $2 for update
       )
       delete from duty_key t using old where t.community_id = lobby_community() and t.id = old.id returning t.id`,
    ],
  },
})
