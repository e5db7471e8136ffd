import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { intercomCallsWords } from '../words.ts'

// Both give the paths of pictures, which are let go of.
const pictures = `with old as (
    select t.id, array[t.snapshot] as paths from intercom_call t
    where t.community_id = lobby_community() and t.started_at < $1 and t.snapshot <> ''
    order by t.started_at limit $2 for update
  ), cleared as (
    update intercom_call t set snapshot = '' from old where t.community_id = lobby_community() and t.id = old.id
  )
  select paths from old`

const calls = `with old as (
    select t.id, array[t.snapshot] as paths from intercom_call t
    where t.community_id = lobby_community() and t.started_at < $1 order by t.started_at limit $2 for update
  ), gone as (
    delete from intercom_call t using old where t.community_id = lobby_community() and t.id = old.id
  )
  select paths from old`

/** How long it is kept who rang at whose door (個資法 Art. 11). */
export const retentions = retentionsOf(intercomCallsWords, {
  'intercomCalls.calls': {
    defaultDays: 180,
    minDays: 30,
    maxDays: 1095,
    forget: [calls],
  },
  'intercomCalls.snapshots': { defaultDays: 30, minDays: 1, maxDays: 180, forget: [pictures] },
  'intercomCalls.tests': {
    defaultDays: 90,
    minDays: 7,
    maxDays: 1095,
    forget: [deleteOld({ table: 'intercom_test', endedAt: 't.started_at' })],
  },
})
