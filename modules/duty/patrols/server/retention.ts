import { retentionsOf } from '#platform/server/retention.ts'
import { patrolsWords } from '../words.ts'

/** A year, as shift reports; visits and their photos go with their round. */
export const retentions = retentionsOf(patrolsWords, {
  'patrols.rounds': {
    defaultDays: 365,
    minDays: 90,
    maxDays: 1825,
    forget: [
      `with old as (
         select t.id from patrol_round t where t.community_id = lobby_community() and t.starts_at < $1
         order by t.starts_at limit $2 for update
       ), photos as (
         select v.round_id, array_agg(v.photo) as paths from patrol_visit v join old on old.id = v.round_id
         where v.community_id = lobby_community() and v.case_id is null group by v.round_id
       )
       delete from patrol_round t using old left join photos on photos.round_id = old.id
       where t.community_id = lobby_community() and t.id = old.id returning t.id, photos.paths`,
    ],
  },
})
