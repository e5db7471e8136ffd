import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { monthSheetsWords } from '../words.ts'

/** Signed month sheets of a name. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'monthSheets',
    ...inChinese(monthSheetsWords.holdings.monthSheets),
    records: `
      select coalesce(t.person_signed_at, t.employer_signed_at) as at, '出勤月結表' as title, t.month as words,
        '與出勤紀錄同存五年。' as stays
      from person join duty_sheet t on t.community_id = person.community and t.sheet->>'personName' = person.name`,
    forget: [],
  },
]
