import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { type NoticeItem, type NoticeSubject, noticeOccasion } from '#platform/server/notice-subject.ts'
import { demandsMade, demandVoided } from '../events.ts'
import { isOf, readDebts } from './read-debts.ts'
import { settings } from './settings.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  payer: string
  label: string
  title: string
  body: string
  at: Date
  isVoided: boolean
  now: Date
}

const byIds = `
  select d.id, coalesce(h.merged_into, h.id) as "householdId", d.payer_name as payer, h.label, d.title, d.body, d.at,
    d.voided_at is not null as "isVoided", now() as now
  from demand d join household h on h.community_id = d.community_id and h.id = d.household_id where d.id = any($1)`

/** Demands in their own words. Who has paid by now, or whose money came and waits, hears of none any more; where debts follow
 * the person, nobody else does. A letter names whom it was made to: who pays since then hears none of it. */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(byIds, [ids]) : []
  const [first] = rows
  if (!first) return []
  const debts = await readDebts(lease, {
    today: dayOf(first.now),
    decided: await settings.all(lease),
    householdIds: [...new Set(rows.map(({ householdId }) => householdId))],
  })
  return rows.map((row) => {
    const { id, householdId, label, title, body, at, isVoided } = row
    const parts = debts.find((one) => isOf(one, row))
    const isOwing =
      parts &&
      parts.debt.overdue > 0 &&
      parts.debt.waiting === 0 &&
      parts.debt.isReachable &&
      parts.debt.payer === row.payer
    return {
      kind: 'demand',
      id,
      serialNumber: title,
      householdId,
      label,
      residentId: parts?.residentId ?? null,
      kindName: title,
      state: !isVoided && isOwing ? 'waiting' : 'gone',
      isPersonal: true,
      isLegal: false,
      isFresh: false,
      arrivedAt: at,
      handedOverAt: null,
      letter: { title, text: body },
    }
  })
}

/** Households are dunned by the channels that they agreed to; what a demand says is read by who may see arrears. */
export const noticeSubjects: readonly NoticeSubject[] = [
  {
    kind: 'demand',
    readWith: 'arrears.view',
    hasOwnCalls: true,
    items,
    lock: (lease, ids) =>
      lease.query('select id from demand where id = any($1) order by id for update', [ids]),
    // Nothing of it lies at the desk.
    countWaiting: async () => new Map(),
    occasions: [
      noticeOccasion(demandsMade, 'told', ({ demandIds }) => ({ ids: demandIds })),
      noticeOccasion(demandVoided, 'gone', ({ demandId }) => ({ ids: [demandId] })),
    ],
  },
]
