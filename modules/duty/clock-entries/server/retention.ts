import { retentionsOf } from '#platform/server/retention.ts'
import { isStaff } from '#modules/duty/is-staff.ts'
import { clockEntriesWords } from '../words.ts'

/** Five years at least (勞基法 Art. 30 V), corrections with their line; places and photos, which the law does not ask for, much shorter. */
export const retentions = retentionsOf(clockEntriesWords, {
  'clockEntries.entries': {
    defaultDays: 1827,
    minDays: 1827,
    maxDays: 3650,
    forget: [
      `with old as (
         select t.id from duty_clock_entry t where t.community_id = lobby_community() and t.clocked_in_at < $1
         order by t.clocked_in_at limit $2 for update
       )
       delete from duty_clock_entry t using old
       where t.community_id = lobby_community() and t.id = old.id returning t.id, case when t.photo <> '' then array[t.photo] end as paths`,
      // Of no line: it was refused.
      `with old as (
         select t.id from duty_clock_correction t
         where t.community_id = lobby_community() and t.entry_id is null and t.clocked_in_at < $1
         order by t.clocked_in_at limit $2 for update
       )
       delete from duty_clock_correction t using old where t.community_id = lobby_community() and t.id = old.id returning t.id`,
    ],
  },
  'clockEntries.hints': {
    defaultDays: 90,
    minDays: 7,
    maxDays: 730,
    forget: [
      `with old as (
         select t.id, t.photo from duty_clock_entry t
         where t.community_id = lobby_community() and (t.place <> '' or t.photo <> '') and t.clocked_in_at < $1
         order by t.clocked_in_at limit $2 for update
       ), cleared as (
         update duty_clock_entry t set place = '', photo = '' from old where t.community_id = lobby_community() and t.id = old.id
       )
       select id, case when photo <> '' then array[photo] end as paths from old`,
    ],
  },
  'clockEntries.pins': {
    defaultDays: 1,
    minDays: 1,
    maxDays: 30,
    forget: [
      `with old as (
         select t.account_id from duty_pin t where t.community_id = lobby_community() and t.set_at < $1
           and not ${isStaff}
         limit $2 for update
       )
       delete from duty_pin t using old where t.community_id = lobby_community() and t.account_id = old.account_id
       returning t.account_id as id`,
    ],
  },
})
