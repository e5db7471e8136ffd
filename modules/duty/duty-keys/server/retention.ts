import { retentionsOf } from '#platform/server/retention.ts'
import { isStaff } from '#modules/duty/is-staff.ts'
import { dutyKeysWords } from '../words.ts'

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
