import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { householdsWords } from '../words.ts'

/** Marks of a person. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'households',
    ...inChinese(householdsWords.holdings.households),
    records: `
      select null::timestamptz as at, '標記' as title, concat_ws('　', h.label, m.word, nullif(m.who, '')) as words, '' as stays
      from person join household_mark m on m.community_id = person.community and m.resident_id = any(person.ids)
      join household h on h.community_id = m.community_id and h.id = m.household_id`,
    forget: [
      `delete from household_mark m using person where m.community_id = person.community and m.resident_id = any(person.ids)`,
    ],
  },
]
