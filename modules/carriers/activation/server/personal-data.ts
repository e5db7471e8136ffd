import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { activationWords } from '../words.ts'
import { forgetCarriers } from './forgotten.ts'

/** Cards and phones of a person. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'activation',
    ...inChinese(activationWords.holdings.activation),
    records: `
      select b.bound_at as at, '手機' as title, concat_ws('　', h.label, '條碼 ' || b.serial) as words, '' as stays
      from person join phone b on b.community_id = person.community and b.resident_id = any(person.ids)
      join household h on h.community_id = b.community_id and h.id = b.household_id
      union all
      select b.bound_at, '感應卡', concat_ws('　', h.label, '卡號 ' || c.code), ''
      from person join card_household b on b.community_id = person.community and b.resident_id = any(person.ids)
      join card c on c.community_id = b.community_id and c.id = b.card_id
      join household h on h.community_id = b.community_id and h.id = b.household_id
      union all
      select s.issued_at, '開通序號', concat_ws('　', h.label, '末碼 ' || s.ending), ''
      from person join phone_serial s on s.community_id = person.community and s.resident_id = any(person.ids)
      join household h on h.community_id = s.community_id and h.id = s.household_id`,
    forget: forgetCarriers('select unnest(person.ids) from person'),
  },
]
