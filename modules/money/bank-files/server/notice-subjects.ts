import type { Lease } from '#platform/server/database.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'
import type { NoticeItem, NoticeSubject } from '#platform/server/notice-subject.ts'

interface Row extends Record<string, unknown> {
  id: string
  householdId: string
  label: string
  residentId: string | null
  payer: string
  runName: string
  takenAt: Date
  isReversed: boolean
}

// Whose it is: the payment's household, else that of its account. Who was billed is told, where somebody of that name lives there.
// What it was put to by mistake and taken back from says nothing.
const read = `
  select p.id, coalesce(h.merged_into, h.id) as "householdId", h.label, coalesce(b.payer_name, '') as payer, coalesce(r.name, '') as "runName", p.taken_at as "takenAt",
    p.reversed_at is not null as "isReversed",
    (select m.id from resident m where m.household_id = coalesce(h.merged_into, h.id) and m.name = b.payer_name
      and m.moved_out_at is null order by m.position, m.id limit 1) as "residentId"
  from payment p left join bill_code c on c.code = p.code
    left join lateral (select a.bill_id from payment_allocation a where a.payment_id = p.id and a.bill_id is not null
      and a.undoes_id is null and not exists (select from payment_allocation u where u.undoes_id = a.id) order by a.at desc, a.id limit 1) a on true
    left join bill b on b.id = coalesce(a.bill_id, c.bill_id) left join billing_run r on r.id = b.run_id
    join household h on h.id = coalesce(p.household_id, b.household_id)
  where p.id = any($1) order by p.id`

/** Payments as they are told of. Where debts follow the person, nobody else hears of what a former payer paid and owes. */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(read, [ids]) : []
  if (!rows.length) return []
  const { debts } = await feeSettings(lease)
  return rows.map(({ id, householdId, label, residentId, payer, runName, takenAt, isReversed }) => ({
    kind: 'payment',
    id,
    serialNumber: runName || label,
    householdId,
    label,
    residentId,
    kindName: '繳款',
    state: isReversed || (debts === 'person' && payer && !residentId) ? 'gone' : 'waiting',
    isPersonal: true,
    isLegal: false,
    isFresh: false,
    arrivedAt: takenAt,
    handedOverAt: null,
  }))
}

/** Where a payment is, is told by the calls of this module; what it says is read by who may see payments. */
export const paymentSubject: NoticeSubject = {
  kind: 'payment',
  readWith: 'bankFiles.view',
  occasions: [],
  items,
  lock: (lease, ids) => lease.query('select from payment where id = any($1) order by id for update', [ids]),
  countWaiting: () => Promise.resolve(new Map()),
  hasOwnCalls: true,
}
