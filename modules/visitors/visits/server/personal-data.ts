import { inChinese } from '#platform/contract/words.ts'
import { forgetRecordsOf } from '#platform/server/forgetting.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { visitsWords } from '../words.ts'
import { keptVisit } from './retention.ts'

// A name alone tells nobody apart: whoever left no phone is forgotten when the time of visits is over.
const theirs = `t.name = person.name and regexp_replace(t.phone, '\\D', '', 'g') = any(person.phones)`

/** Visits of a person. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'visitors',
    ...inChinese(visitsWords.holdings.visitors),
    records: `
      select t.came_at as at, '來訪' as title, concat_ws('　', h.label, t.name, t.phone, nullif(t.plate, ''), nullif(t.firm, ''),
          t.reason, nullif(t.remark, ''), case when t.photo_path <> '' then '有照片' end) as words, '' as stays
      from person join visitor t on t.community_id = person.community
      left join household h on h.community_id = t.community_id and h.id = t.household_id
      where t.forgotten_at is null and ${theirs}`,
    open: `
      select format('還有 %s 組在場或預約中的訪客，請先登記離開或取消預約。', count(*)) as words
      from person join visitor t on t.community_id = person.community
      where t.state in ('booked', 'arrived') and ${theirs} having count(*) > 0`,
    forget: forgetRecordsOf(
      keptVisit,
      `select t.id from person join visitor t on t.community_id = person.community
       where t.forgotten_at is null and t.state not in ('booked', 'arrived') and ${theirs}`,
    ),
  },
]
