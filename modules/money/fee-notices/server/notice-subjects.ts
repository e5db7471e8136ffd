import type { Lease } from '#platform/server/database.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'
import type { NoticeItem, NoticeSubject } from '#platform/server/notice-subject.ts'

interface Row extends Record<string, unknown> {
  id: string
  number: string
  householdId: string
  label: string
  residentId: string | null
  payer: string
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
    b.payer_name as payer, (b.total - b.paid)::float8 as "left", b.due_on::text as "dueOn", b.issued_at as "issuedAt",
    b.voided_at is null and b.carried_to is null and b.total > b.paid as "isOpen"
  from bill b join billing_run r on r.id = b.run_id join household h on h.id = b.household_id
  where b.id = any($1) and b.issued_at is not null order by b.id`

async function awayOf(lease: Lease, rows: readonly Row[]): Promise<ReadonlySet<string>> {
  const gone = rows.filter(({ payer, residentId }) => payer !== '' && residentId === null)
  if (!gone.length || (await feeSettings(lease)).debts !== 'person') return new Set()
  return new Set(gone.map(({ id }) => id))
}

/** Of which bills nobody is told, since debts follow the person and their payer does not live there. */
export const payersAway = async (lease: Lease, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  ids.length ? awayOf(lease, await lease.query<Row>(read, [ids])) : new Set()

/** 11月15日 */
const spokenDay = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

/**
 * Bills as they are told of. Where debts follow the person (隨人), what somebody owes is told to them alone: of a payer who does not
 * live there nobody is told (decision 089).
 */
async function items(lease: Lease, ids: readonly string[]): Promise<NoticeItem[]> {
  const rows = ids.length ? await lease.query<Row>(read, [ids]) : []
  const away = await awayOf(lease, rows)
  return rows.map(
    ({ id, number, householdId, label, residentId, runName, left, dueOn, issuedAt, isOpen }) => ({
      kind: 'bill',
      id,
      serialNumber: number,
      householdId,
      label,
      residentId,
      kindName: '繳費單',
      state: isOpen && !away.has(id) ? 'waiting' : 'gone',
      isPersonal: true,
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
