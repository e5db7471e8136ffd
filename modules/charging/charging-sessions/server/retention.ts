import { retentionsOf } from '#platform/server/retention.ts'
import { chargingSessionsWords } from '../words.ts'

/** How long it is kept who charged when: it says when nobody was at home (個資法 Art. 11). */
export const retentions = retentionsOf(chargingSessionsWords, {
  'chargingSessions.sessions': {
    defaultDays: 1825,
    minDays: 730,
    maxDays: 3650,
    forget: [
      `with old as (
         select t.id from charging_session t where t.community_id = lobby_community() and t.state = 'closed' and t.ended_at < $1
         order by t.ended_at limit $2 for update
       ), readings as (
         delete from charging_sample s using old where s.community_id = lobby_community() and s.session_id = old.id
       )
       delete from charging_session t using old where t.community_id = lobby_community() and t.id = old.id returning t.id`,
    ],
  },
})
