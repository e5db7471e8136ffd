import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { alarmEventsWords } from '../words.ts'

const forget = `
  with old as (
    select id, photo_paths as paths from alarm_event t
    where t.community_id = lobby_community() and t.forgotten_at is null and t.processed_at < $1
    order by t.processed_at limit $2 for update
  ), emptied as (
    update alarm_event t set cause = '', action = '', photo_paths = '{}', forgotten_at = now(), household_id = null,
      name = case when t.is_private then '' else t.name end, place = case when t.is_private then '' else t.place end
    from old
    where t.community_id = lobby_community() and t.id = old.id
  )
  select paths from old`

/** How long reports on alarms are kept (個資法 Art. 11). */
export const retentions = retentionsOf(alarmEventsWords, {
  'alarmEvents.reports': { defaultDays: 1825, minDays: 180, maxDays: 3650, forget: [forget] },
  'alarmEvents.told': {
    defaultDays: 400,
    minDays: 30,
    maxDays: 1825,
    forget: [deleteOld({ table: 'alarm_told', endedAt: 't.at' })],
  },
})
