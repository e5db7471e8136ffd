import { retentionsOf } from '#platform/server/retention.ts'
import { monthSheetsWords } from '../words.ts'

/** Five years at least after the last day of the month (勞基法 Art. 30 V); signatures go with their sheet. */
export const retentions = retentionsOf(monthSheetsWords, {
  'monthSheets.sheets': {
    defaultDays: 1858,
    minDays: 1858,
    maxDays: 3650,
    forget: [
      `with old as (
         select t.ctid from duty_sheet t where t.community_id = lobby_community()
           and to_date(t.month || '-01', 'YYYY-MM-DD')::timestamp at time zone 'Asia/Taipei' < $1
         order by t.month limit $2 for update
       )
       delete from duty_sheet t using old where t.community_id = lobby_community() and t.ctid = old.ctid
       returning t.person_id as id, array[t.person_sign_path, t.employer_sign_path] as paths`,
    ],
  },
})
