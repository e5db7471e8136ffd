import { retentionsOf } from '#platform/server/retention.ts'
import { lockersWords } from '../words.ts'

const stays = `with old as (
    select t.id, array[t.photo_path] as paths from locker_stay t
    where t.community_id = lobby_community() and t.ended_at < $1
      and (t.applicant <> '' or t.note <> '' or t.tracking_number <> '' or t.photo_path <> '' or t.reason <> '')
    order by t.ended_at limit $2 for update
  ), cleared as (
    update locker_stay t set applicant = '', note = '', tracking_number = '', photo_path = '', reason = ''
    from old where t.community_id = lobby_community() and t.id = old.id
  )
  select paths from old`

const steps = `with old as (
    select t.id, array[t.photo_path] as paths from locker_step t
    where t.community_id = lobby_community() and t.at < $1 and (t.photo_path <> '' or t.reason <> '')
    order by t.at limit $2 for update
  ), cleared as (
    update locker_step t set photo_path = '', reason = ''
    from old where t.community_id = lobby_community() and t.id = old.id
  )
  select paths from old`

/** How long it is known who wished for a cubby, and what was photographed there (個資法 Art. 11). */
export const retentions = retentionsOf(lockersWords, {
  'lockers.stays': { defaultDays: 180, minDays: 30, maxDays: 1825, forget: [stays, steps] },
})
