import { deleteOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { gasReadingsWords } from '../words.ts'

/** How long photos of meters are kept, until the bill of the period after was seen, and what was read there (個資法 Art. 11). */
export const retentions = retentionsOf(gasReadingsWords, {
  'gasReadings.photos': {
    defaultDays: 180,
    minDays: 60,
    maxDays: 730,
    forget: [
      `with old as (
         select t.id, array[t.photo_path] as paths from gas_reading t
         where t.community_id = lobby_community() and t.photo_path <> '' and t.filled_at < $1
         order by t.filled_at limit $2 for update
       ), cleared as (
         update gas_reading t set photo_path = '' from old where t.community_id = lobby_community() and t.id = old.id
       )
       select paths from old`,
    ],
  },
  // What a household used says when nobody was at home.
  'gasReadings.readings': {
    defaultDays: 1825,
    minDays: 730,
    maxDays: 3650,
    forget: [
      `with old as (
         select t.id, array[t.photo_path] as paths from gas_reading t
         where t.community_id = lobby_community() and t.filled_at < $1 order by t.filled_at limit $2 for update
       ), gone as (
         delete from gas_reading t using old where t.community_id = lobby_community() and t.id = old.id
       )
       select paths from old`,
      deleteOld({ table: 'gas_reminder', endedAt: 't.at' }),
    ],
  },
})
