import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { billsWords } from '../words.ts'

/** Bills are accounts. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'bills',
    ...inChinese(billsWords.holdings.bills),
    records: `
      select coalesce(t.issued_at, r.added_at) as at, '繳費單' as title,
        concat_ws('　', h.label, t.number, r.name, t.payer_name, t.total || ' 元') as words,
        '繳費單是會計憑證，依帳務保存期限保留。' as stays
      from person join bill t on t.community_id = person.community
      join billing_run r on r.community_id = t.community_id and r.id = t.run_id
      join household h on h.community_id = t.community_id and h.id = t.household_id
      where t.payer_name = person.name and t.household_id = any(person.homes)`,
    forget: [],
  },
]
