import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { activationWords } from '../words.ts'
import { noSerial } from './forgotten.ts'

const forget = [
  emptyOld({
    table: 'phone',
    endedAt: 't.unbound_at',
    where: `t.serial <> '${noSerial}'`,
    set: `serial = '${noSerial}', resident_id = null`,
  }),
  `update card_household t set resident_id = null where t.community_id = lobby_community() and t.unbound_at < $1
     and t.resident_id is not null and t.card_id in (
       select t.card_id from card_household t where t.community_id = lobby_community() and t.unbound_at < $1
         and t.resident_id is not null limit $2)
   returning t.card_id as id`,
  // A number that nobody spent ends for good, so that it stands in no newer one's way.
  emptyOld({
    table: 'phone_serial',
    endedAt: 't.expires_at',
    where: `t.resident_id is not null or t.ending <> ''`,
    set: `resident_id = null, ending = '',
      revoked_at = case when t.used_at is null then coalesce(t.revoked_at, t.expires_at) end`,
  }),
  ...['card_change', 'phone_change'].map((table) =>
    emptyOld({ table, endedAt: 't.at', where: `t.reason <> ''`, set: `reason = ''` }),
  ),
]

/** Cards and phones that open nothing any more, and why things happened to them (個資法 Art. 11). */
export const retentions = retentionsOf(activationWords, {
  'activation.past': { defaultDays: 365, minDays: 30, maxDays: 1825, forget },
})
