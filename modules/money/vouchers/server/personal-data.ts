import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { vouchersWords } from '../words.ts'

/** Vouchers are accounts. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'vouchers',
    ...inChinese(vouchersWords.holdings.vouchers),
    records: `
      select t.at, '收支' as title, concat_ws('　', t.party, t.amount || ' 元', nullif(t.note, '')) as words,
        '收支傳票是會計憑證，依帳務保存期限保留。' as stays
      from person join voucher t on t.community_id = person.community
      where t.party = person.name
      union all
      select t.at, '現金點交', concat_ws('　', t.from_name || ' 交給 ' || t.to_name, t.counted || ' 元', nullif(t.reason, '')),
        '現金點交是會計憑證，依帳務保存期限保留。'
      from person join cash_hand_over t on t.community_id = person.community
      where person.name in (t.from_name, t.to_name)`,
    forget: [],
  },
]
