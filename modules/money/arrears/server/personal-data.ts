import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { arrearsWords } from '../words.ts'

/** Letters of demands are evidence of a claim. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'arrears',
    ...inChinese(arrearsWords.holdings.arrears),
    records: `
      select d.at, '催繳' as title, concat_ws('　', h.label, d.title, d.amount || ' 元', nullif(d.note, '')) as words,
        '催繳信函是請求給付的證據，依帳務保存期限保留。' as stays
      from person join demand d on d.community_id = person.community
      join household h on h.community_id = d.community_id and h.id = d.household_id
      where d.household_id = any(person.homes) and (d.payer_name = person.name or position(person.name in d.body) > 0)`,
    forget: [],
  },
]
