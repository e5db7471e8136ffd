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
      where t.party = person.name`,
    forget: [],
  },
]
