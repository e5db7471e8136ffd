import { inChinese } from '#platform/contract/words.ts'
import { forgetRecordsOf } from '#platform/server/forgetting.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { returnsWords } from '../words.ts'
import { keptItem } from './retention.ts'

// A signature is the courier's; somebody who is no resident gave no phone, so a name alone tells nobody apart.
const theirs = 't.sender_name = person.name and t.household_id = any(person.homes)'

/** What is held of residents who sent something back or out. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'returns',
    ...inChinese(returnsWords.holdings.returns),
    records: `
      select t.arrived_at as at, case t.kind when 'return' then '退件' else '寄件' end as title,
        concat_ws('　', h.label, t.sender_name, nullif(t.recipient, ''), t.courier_name, nullif(t.tracking_number, ''),
          nullif(t.note, '')) as words, '' as stays
      from person join courier_item t on t.community_id = person.community
      join household h on h.community_id = t.community_id and h.id = t.household_id
      where t.forgotten_at is null and ${theirs}`,
    open: `
      select format('還有 %s 件退件或寄件待交給物流，請先交出或取消登記。', count(*)) as words
      from person join courier_item t on t.community_id = person.community
      where t.state = 'waiting' and ${theirs} having count(*) > 0`,
    forget: forgetRecordsOf(
      keptItem,
      `select t.id from person join courier_item t on t.community_id = person.community
       where t.forgotten_at is null and t.state <> 'waiting' and ${theirs}`,
    ),
  },
]
