import { inChinese } from '#platform/contract/words.ts'
import { platformWords } from '#platform/contract/platform-words.ts'
import type { PersonalData } from './personal-data.ts'
import { retentionsOf } from './retention.ts'

/** The audit itself: two years (個資法 Art. 27, and its own rules of retention). */
export const auditRetention = retentionsOf(platformWords, {
  'platform.audit': {
    defaultDays: 730,
    minDays: 366,
    maxDays: 3650,
    forget: ['select 1 as one from generate_series(1, forget_audit($1, $2))'],
  },
})

/** Who looked at a resident, and what was changed: kept for the safety of the data itself. */
export const auditPersonalData: PersonalData = {
  name: 'platform.audit',
  ...inChinese(platformWords.holdings['platform.audit']),
  records: `
    select a.at, '稽核' as title, concat_ws('　', a.action, a.account_name, nullif(a.reason, '')) as words,
      '稽核紀錄依個資法第 27 條的安全維護義務保存到期限為止。' as stays
    from person join audit a on a.community_id = person.community
    where a.target = 'resident' and a.target_id = any(person.ids::text[])`,
  forget: [],
}
