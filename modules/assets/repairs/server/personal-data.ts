import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { repairsWords } from '../words.ts'
import { forgetReporters } from './forgetting.ts'

// A name that was written on a wall or taken from a message is theirs where it is of their household.
const theirs = `(t.reporter_name = person.name or starts_with(t.reporter_name, person.name || '　')) and (t.household_id = any(person.homes)
  or regexp_replace(t.reporter_phone, '\\D', '', 'g') = any(person.phones))`

/** What somebody reported as broken. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'repairs',
    ...inChinese(repairsWords.holdings.repairs),
    records: `
      select t.reported_at as at, '報修' as title,
        concat_ws('　', t.reporter_name, t.reporter_phone, t.title, nullif(t.detail, '')) as words, '' as stays
      from person join repair_case t on t.community_id = person.community where ${theirs}`,
    forget: [
      forgetReporters(
        `from repair_case t, person where t.community_id = person.community and ${theirs} for update of t`,
      ),
    ],
  },
]
