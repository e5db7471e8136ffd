import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { householdPropertiesWords } from '../words.ts'

/** The register of unit owners; it follows ownership, not wishes. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'householdProperties',
    ...inChinese(householdPropertiesWords.holdings.householdProperties),
    records: `
      select null::timestamptz as at, '區分所有權人' as title, concat_ws('　', h.label, o.name, nullif(o.phone, '')) as words,
        '區分所有權人名冊依公寓大廈管理條例維持，到所有權移轉為止。' as stays
      from person join household_owner o on o.community_id = person.community
      join household h on h.community_id = o.community_id and h.id = o.household_id
      where o.name = person.name and (o.household_id = any(person.homes)
        or regexp_replace(o.phone, '\\D', '', 'g') = any(person.phones))`,
    forget: [],
  },
]
