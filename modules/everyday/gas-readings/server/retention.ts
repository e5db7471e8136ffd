import { retentionsOf } from '#platform/server/retention.ts'
import { gasReadingsWords } from '../words.ts'

/** How long photos of meters are kept: until the bill of the period after was seen. */
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
})
