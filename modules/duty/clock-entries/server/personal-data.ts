import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { clockEntriesWords } from '../words.ts'

/** When somebody without an account was on duty: found by name. Those with an account take their own copy themselves. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'clockEntries',
    ...inChinese(clockEntriesWords.holdings.clockEntries),
    records: `
      select t.clocked_in_at as at, '打卡' as title, concat_ws('　', t.company_name, t.job_title, t.shift_name, t.remark) as words,
        '出勤紀錄依勞動基準法保存五年。' as stays
      from person join duty_clock_entry t on t.community_id = person.community and t.account_id is null
        and t.person_name = person.name`,
    forget: [],
  },
]
