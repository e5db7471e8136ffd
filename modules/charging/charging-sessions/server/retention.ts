import { retentionsOf } from '#platform/server/retention.ts'
import { chargingSessionsWords } from '../words.ts'

// What a bill charges for stays as long as the bill: its times and its energy, without whose card and household.
const billed = `exists (select from charging_bill_line l where l.community_id = t.community_id and l.session_id = t.id)`

/** How long it is kept who charged when: it says when nobody was at home (個資法 Art. 11). */
export const retentions = retentionsOf(chargingSessionsWords, {
  'chargingSessions.sessions': {
    defaultDays: 1825,
    minDays: 730,
    maxDays: 3650,
    forget: [
      `with old as (
         select t.id, (${billed}) as billed from charging_session t
         where t.community_id = lobby_community() and t.state = 'closed' and t.ended_at < $1
           and (t.id_tag <> '' or t.household_id is not null or not ${billed} or exists (
             select from charging_sample s where s.community_id = t.community_id and s.session_id = t.id))
         order by t.ended_at limit $2 for update
       ), readings as (
         delete from charging_sample s using old where s.community_id = lobby_community() and s.session_id = old.id
       ), emptied as (
         update charging_session t set id_tag = '', household_id = null from old
         where t.community_id = lobby_community() and t.id = old.id and old.billed
       ), gone as (
         delete from charging_session t using old where t.community_id = lobby_community() and t.id = old.id and not old.billed
       )
       select id from old`,
    ],
  },
})
