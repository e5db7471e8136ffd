import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { visitorBansWords } from '../words.ts'

/** The list of those whom the community does not let in: each entry ends by itself. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'visitorBans',
    ...inChinese(visitorBansWords.holdings.visitorBans),
    records: `
      select t.since as at, '注意名單' as title, concat_ws('　', t.name, t.phone, nullif(t.plate, ''), t.reason) as words,
        '為住戶安全而列，到期後依保存期限刪除。' as stays
      from person join visitor_ban t on t.community_id = person.community
      where t.phone_key <> '' and regexp_replace(t.phone, '\\D', '', 'g') = any(person.phones)`,
    forget: [],
  },
]
