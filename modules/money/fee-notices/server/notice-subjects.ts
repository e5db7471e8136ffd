import type { Lease } from '#platform/server/database.ts'
import type { NoticeItem, NoticeSubject } from '#platform/server/notice-subject.ts'

interface Row extends Record<string, unknown> {
  id: string
  number: string
  householdId: string
  label: string
  residentId: string | null
  runName: string
  left: number
  dueOn: string
  issuedAt: Date
  isOpen: boolean
}

// Who pays is told, where somebody of that name lives there; else the household.
const read = `
  select b.id, b.number, coalesce(h.merged_into, h.id) as "householdId", h.label, r.name as "runName",
    (select p.id from resident p where p.household_id = coalesce(h.merged_into, h.id) and p.name = b.payer_name
      and p.moved_out_at is null order by p.position, p.id limit 1) as "residentId",
    (b.total - b.paid)::float8 as "left", b.due_on::text as "dueOn", b.issued_at as "issuedAt",
    b.voided_at is null and b.carried_to is null and b.total > b.paid as "isOpen"
  from bill b join billing_run r on r.id = b.run_id join household h on h.id = b.household_id
  where b.id = any($1) and b.issued_at is not null order by b.id`

/** 11月15日 */
const spokenDay = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = await lease.query<Row>(read, [ids])
  return rows.map(
    ({ id, number, householdId, label, residentId, runName, left, dueOn, issuedAt, isOpen }) => ({
      kind: 'bill',
      id,
      serialNumber: number,
      householdId,
      label,
      residentId,
      kindName: '繳費單',
      state: isOpen ? 'waiting' : 'gone',
      isLegal: false,
      isFresh: false,
      arrivedAt: issuedAt,
      handedOverAt: null,
      said: {
        期別: runName.endsWith('費') ? runName : `${runName}管理費`,
        金額: left.toLocaleString('en'),
        期限: spokenDay(dueOn),
      },
    }),
  )
}

/** Households are told of bills by the calls of this module; one that is paid meanwhile is not told of. */
export const billSubject: NoticeSubject = {
  kind: 'bill',
  // It says what a household owes.
  readWith: 'bills.view',
  occasions: [],
  items,
  lock: (lease, ids) => lease.query('select from bill where id = any($1) order by id for update', [ids]),
  countWaiting: () => Promise.resolve(new Map()),
  hasOwnCalls: true,
}
