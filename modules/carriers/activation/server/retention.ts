import { inChinese } from '#platform/contract/words.ts'
import type { Retention } from '#platform/server/retention.ts'
import { activationWords } from '../words.ts'

const ended = (table: string) => `${table} t where t.community_id = lobby_community()`

const statements = [
  `update phone t set serial = repeat('0', 16), resident_id = null where t.community_id = lobby_community() and t.id in (
     select t.id from ${ended('phone')} and t.unbound_at < $1 and t.serial <> repeat('0', 16)
     order by t.unbound_at limit $2 for update) returning t.id`,
  `update card_household t set resident_id = null where t.community_id = lobby_community() and t.unbound_at < $1
     and t.resident_id is not null and t.card_id in (
       select t.card_id from ${ended('card_household')} and t.unbound_at < $1 and t.resident_id is not null limit $2)
   returning t.card_id as id`,
  // One that nobody spent ends for good, so that it stands in no newer one's way.
  `update phone_serial t set resident_id = null, ending = '',
     revoked_at = case when t.used_at is null then coalesce(t.revoked_at, t.expires_at) end where t.community_id = lobby_community() and t.id in (
     select t.id from ${ended('phone_serial')} and t.expires_at < $1 and (t.resident_id is not null or t.ending <> '') limit $2 for update) returning t.id`,
  `update card_change t set reason = '' where t.community_id = lobby_community() and t.id in (
     select t.id from ${ended('card_change')} and t.reason <> '' and t.at < $1 limit $2) returning t.id`,
  `update phone_change t set reason = '' where t.community_id = lobby_community() and t.id in (
     select t.id from ${ended('phone_change')} and t.reason <> '' and t.at < $1 limit $2) returning t.id`,
]

/** Cards and phones that open nothing any more, and why things happened to them (個資法 Art. 11). */
export const retentions: readonly Retention[] = [
  {
    name: 'activation.past',
    ...inChinese(activationWords.retentions['activation.past']),
    defaultDays: 365,
    minDays: 30,
    maxDays: 1825,
    async forget(lease, before, limit) {
      let count = 0
      for (const statement of statements) count += (await lease.query(statement, [before, limit])).length
      return count
    },
  },
]
