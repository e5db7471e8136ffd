import { inChinese } from '#platform/contract/words.ts'
import type { PersonalData } from '#platform/server/personal-data.ts'
import { paymentsWords } from '../words.ts'

/** Payments, receipts and refunds are accounts. */
export const personalData: readonly PersonalData[] = [
  {
    name: 'payments',
    ...inChinese(paymentsWords.holdings.payments),
    records: `
      select p.paid_at as at, '管理費收款' as title, concat_ws('　', h.label, nullif(p.payer_name, ''), p.amount || ' 元',
        nullif(p.last_digits, ''), nullif(p.note, '')) as words, '收款是會計憑證，依帳務保存期限保留。' as stays
      from person join payment p on p.community_id = person.community
      join household h on h.community_id = p.community_id and h.id = p.household_id
      where p.payer_name = person.name and p.household_id = any(person.homes)
      union all
      select r.requested_at, '管理費退款', concat_ws('　', h.label, r.payee, r.amount || ' 元', nullif(r.account, ''), r.reason),
        '退款是會計憑證，依帳務保存期限保留。'
      from person join refund r on r.community_id = person.community
      join household h on h.community_id = r.community_id and h.id = r.household_id
      where r.payee = person.name and r.household_id = any(person.homes)`,
    forget: [],
  },
]
