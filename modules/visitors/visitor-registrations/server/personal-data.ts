import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { visitorRegistrationsWords } from '../words.ts'

const theirs = `t.name = person.name and regexp_replace(t.phone, '\\D', '', 'g') = any(person.phones)`

/** What somebody wrote into the public form. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'visitorRegistrations',
    ...inChinese(visitorRegistrationsWords.holdings.visitorRegistrations),
    records: `
      select t.at, '登記' as title, concat_ws('　', t.name, t.phone, nullif(t.going_to, '')) as words, '' as stays
      from person join visitor_registration t on t.community_id = person.community where ${theirs}`,
    forget: [
      `delete from visitor_registration t using person where t.community_id = person.community and ${theirs}`,
    ],
  },
]
