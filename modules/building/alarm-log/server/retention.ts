import { retentionsOf } from '#platform/server/retention.ts'
import { alarmLogWords } from '../words.ts'

// By time and id: so a month that holds none of them is not looked at.
const forgetValues = `
  delete from alarm_value t where t.community_id = lobby_community() and t.at < $1 and (t.at, t.id) in (
    select v.at, v.id from alarm_value v where v.community_id = lobby_community() and v.at < $1 order by v.at limit $2 for update)
  returning t.id`
/** How long values are kept; those of calls for help say when somebody needed it (個資法 Art. 11). */
export const retentions = retentionsOf(alarmLogWords, {
  'alarmLog.values': {
    defaultDays: 400,
    minDays: 30,
    maxDays: 1825,
    forget: [forgetValues],
  },
})
