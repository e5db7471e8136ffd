import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { dutyRostersWords } from '../words.ts'

/** When somebody without an account was planned to be on duty: found by name. Those with an account see it themselves. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'dutyRosters',
    ...inChinese(dutyRostersWords.holdings.dutyRosters),
    records: `
      select s.day::timestamp at time zone 'Asia/Taipei' as at, '班表' as title,
        concat_ws('　', t.job_title, s.shift_name, s.shift_from || '–' || s.shift_until) as words,
        '班表與出勤紀錄同存五年。' as stays
      from person join duty_person t on t.community_id = person.community and t.account_id is null and t.name = person.name
      join duty_shift s on s.community_id = t.community_id and s.person_id = t.id and s.stage = 'published'`,
    forget: [],
  },
]
