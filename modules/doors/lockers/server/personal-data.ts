import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { lockersWords } from '../words.ts'

const theirs = 't.applicant = person.name and t.household_id = any(person.homes)'

/** Who wished that a package lies in a locker. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'lockers',
    ...inChinese(lockersWords.holdings.lockers),
    records: `
      select t.asked_at as at, '智取櫃申請' as title, concat_ws('　', t.applicant, nullif(t.note, '')) as words, '' as stays
      from person join locker_stay t on t.community_id = person.community where ${theirs}`,
    forget: [
      `update locker_stay t set applicant = '', note = '' from person
       where t.community_id = person.community and ${theirs} returning t.id`,
    ],
  },
]
