import { retentionsOf } from '#platform/server/retention.ts'
import { dutyRostersWords } from '../words.ts'

const old = (table: string, at: string, key: string) => `
  with old as (
    select t.ctid from ${table} t where t.community_id = lobby_community() and ${at} < $1 order by ${at} limit $2 for update
  )
  delete from ${table} t using old where t.community_id = lobby_community() and t.ctid = old.ctid returning ${key} as id`
const day = "t.day::timestamp at time zone 'Asia/Taipei'"

/** Five years at least, as the clock (勞基法 Art. 30 V). Who left the roster goes once nothing is held of them. */
export const retentions = retentionsOf(dutyRostersWords, {
  'dutyRosters.shifts': {
    defaultDays: 1827,
    minDays: 1827,
    maxDays: 3650,
    forget: [
      old('duty_shift', day, 't.person_id'),
      old('duty_cell_change', day, 't.person_id'),
      old('duty_wish', day, 't.person_id'),
      old('duty_leave', day, 't.person_id'),
      old('duty_leave_request', day, 't.id'),
      old('duty_swap', day, 't.id'),
      old(
        'duty_roster_version',
        "to_date(t.month || '-01', 'YYYY-MM-DD')::timestamp at time zone 'Asia/Taipei'",
        't.published_by',
      ),
      `with old as (
         select t.id from duty_person t where t.community_id = lobby_community() and t.retired_at < $1
           and not exists (select from duty_shift s where s.community_id = t.community_id and s.person_id = t.id)
           and not exists (select from duty_cell_change s where s.community_id = t.community_id and s.person_id = t.id)
           and not exists (select from duty_leave s where s.community_id = t.community_id and s.person_id = t.id)
           and not exists (select from duty_leave_request s where s.community_id = t.community_id and s.person_id = t.id)
           and not exists (select from duty_wish s where s.community_id = t.community_id and s.person_id = t.id)
           and not exists (select from duty_swap s where s.community_id = t.community_id and t.id in (s.person_id, s.other_id))
         order by t.retired_at limit $2 for update
       )
       delete from duty_person t using old where t.community_id = lobby_community() and t.id = old.id returning t.id`,
    ],
  },
})
