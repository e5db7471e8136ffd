import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { cashWords } from '../words.ts'

/** Lines and receipts of cash are accounts. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'cash',
    ...inChinese(cashWords.holdings.cash),
    records: `
      select l.at, '現金' as title, concat_ws('　', l.party_label, l.party_name, l.amount || ' 元',
          '收據 ' || l.receipt_number, nullif(l.reason, '')) as words,
        '現金帳與收據是收支憑證，依帳務保存期限保留。' as stays
      from person join cash_line l on l.community_id = person.community
      where l.party_name = person.name and l.party_label in (select h.label from household h
        where h.community_id = person.community and h.id = any(person.homes))`,
    forget: [],
  },
]
