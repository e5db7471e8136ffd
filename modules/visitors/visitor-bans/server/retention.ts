import { emptyOld } from '#platform/server/forgetting.ts'
import { retentionsOf } from '#platform/server/retention.ts'
import { visitorBansWords } from '../words.ts'

// What visitors refer to keeps its row, without the person.
const forget = emptyOld({
  table: 'visitor_ban',
  endedAt: `least(coalesce(t.lifted_at, 'infinity'), (t.until_day + 1)::timestamp at time zone 'Asia/Taipei')`,
  where: `t.plate_key <> '-'`,
  set: `name = '', plate = '', phone = '', plate_key = '-', phone_key = '', reason = '已清除',
    lifted_at = coalesce(t.lifted_at, now())`,
})

/** How long an entry of the black list is known after its end (個資法 Art. 11). */
export const retentions = retentionsOf(visitorBansWords, {
  'visitorBans.all': { defaultDays: 30, minDays: 1, maxDays: 365, forget: [forget] },
})
