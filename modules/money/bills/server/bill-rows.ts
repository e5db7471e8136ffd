import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { pickerOrder } from '#modules/homes/households/server/public.ts'
import type { Bill, BillRow } from '../shapes.ts'
import type { Provider } from '../states.ts'
import { payCodesOf } from './codes.ts'
import { earlierBills } from './earlier-bills.ts'
import { readGaps } from './gaps.ts'
import { billHistory } from './tables.ts'

const fields = `
  select b.id as "billId", b.run_id as "billBulkId", r.name as "runName", r.fee_type as "feeType", r.provider,
    b.household_id as "householdId", h.label, b.number, b.payer_name as "payerName", b.payer_type as "payerType",
    (b.total - coalesce(a.amount, 0))::float8 as current, coalesce(a.amount, 0)::float8 as arrears, (coalesce(a.amount, 0) + coalesce(n.amount, 0))::float8 as "previousDue", b.total::float8 as total,
    coalesce(o.amount, 0)::float8 as offset, b.paid::float8 as paid, (b.total - b.paid)::float8 as left, b.due_on::text as "dueOn",
    b.barcode_until::text as "barcodeUntil",
    case when b.issued_at is not null and b.voided_at is null and b.settled_at is null and b.due_on < $1::date
      then $1::date - b.due_on else 0 end as "overdueDays",
    b.state, b.issued_at as "issuedAt", b.row_version as version, null as handling`

/** Bills with their run and household, over which conditions speak of `b`, `r` and `h`. */
export const fromBills = `
  from bill b join billing_run r on r.id = b.run_id join household h on h.id = b.household_id`

const sums = `
  left join lateral (select sum(l.amount) as amount from bill_line l where l.bill_id = b.id and l.kind = 'arrears') a on true
  left join lateral (select sum(s.amount) filter (where s.kind = 'prepayment') as amount from bill_settlement s
    where s.bill_id = b.id) o on true
  left join lateral (select sum(e.total - e.paid) as amount from ${earlierBills}) n on true`

/** Which bills are read, in which order and how many; the values of the condition begin at $2. */
export interface Wanted {
  condition: string
  values: readonly unknown[]
  order?: 'household' | 'newest'
  limit?: number
}

/** What bills are ordered by in the order of households, of a bill's period the newest first. */
const byHousehold = `${pickerOrder}, date '2999-12-31' - r.starts_on, b.number`

/** Whether a bill stands behind the bill of an id, a parameter, in the order of households; as that one stands now. */
export const isBehind = (id: string) =>
  `(${byHousehold}) > (select ${byHousehold} ${fromBills} where b.id = ${id}::uuid)`

const orders = {
  household: byHousehold,
  newest: 'r.starts_on desc, b.number desc',
}

/** Bills as lists show them. */
export const readBills = (
  lease: Lease,
  today: string,
  { condition, values, order = 'household', limit = 5000 }: Wanted,
): Promise<BillRow[]> =>
  lease.query<BillRow & Record<string, unknown>>(
    `${fields} ${fromBills} ${sums} where ${condition} order by ${orders[order]} limit ${limit}`,
    [today, ...values],
  )

export interface BillIds {
  billBulkId: string
  billId: string
  provider?: Provider | undefined
}

/** Throws notFound unless a bill is in that run and of that provider. */
export async function requireBill(lease: Lease, today: string, ids: BillIds): Promise<BillRow> {
  const [row] = await readBills(lease, today, {
    condition: 'b.id = $2 and b.run_id = $3 and ($4::text is null or r.provider = $4)',
    values: [ids.billId, ids.billBulkId, ids.provider ?? null],
  })
  if (!row) throw problems.notFound()
  return row
}

interface More {
  startsOn: string
  endsOn: string
  cycle: Bill['cycle']
  voidReason: string
  issuedBy: string
}

/** One bill with everything of it. Throws notFound. */
export async function readBill(lease: Lease, today: string, ids: BillIds): Promise<Bill> {
  const row = await requireBill(lease, today, ids)
  const of = [ids.billId]
  const [more] = await lease.query<More & Record<string, unknown>>(
    `select r.starts_on::text as "startsOn", r.ends_on::text as "endsOn", r.cycle, coalesce(b.void_reason, '') as "voidReason",
       coalesce(b.issued_by_name, '') as "issuedBy"
     from bill b join billing_run r on r.id = b.run_id where b.id = $1`,
    of,
  )
  const lines = await lease.query<Bill['lines'][number]>(
    `select position, kind, fee_item_id as "feeItemId", name, basis, account_number as "accountNumber", amount::float8 as amount,
       arrears_bill_id as "arrearsBillId" from bill_line where bill_id = $1 order by position`,
    of,
  )
  const earlier = await lease.query<Bill['earlier'][number]>(
    `select n.* from bill b join billing_run r on r.id = b.run_id cross join lateral (
       select e.id as "billId", er.id as "billBulkId", e.number, er.name as "runName", e.due_on::text as "dueOn",
         (e.total - e.paid)::float8 as left from ${earlierBills}) n
     where b.id = $1 order by n."dueOn", n.number`,
    of,
  )
  const settlements = await lease.query<Bill['settlements'][number]>(
    `select s.id as "settlementId", s.kind, s.source_id as "sourceId", s.amount::float8 as amount,
       exists (select from bill_settlement u where u.undoes_id = s.id) as "isUndone", s.at, s.account_name as by,
       w.id as "writeoffId", c.id as "receiptId"
     from bill_settlement s left join payment_allocation w on w.settlement_id = s.id and w.bill_id = s.bill_id and w.undoes_id is null
       left join receipt c on c.allocation_id = w.id
     where s.bill_id = $1 and s.undoes_id is null order by s.at, s.id`,
    of,
  )
  const codes = await lease.query<Bill['codes'][number]>(
    'select code, made_at as "madeAt" from bill_code where bill_id = $1 order by made_at desc, code',
    of,
  )
  const [carriedTo = null] = await lease.query<NonNullable<Bill['carriedTo']>>(
    `select n.id as "billId", n.run_id as "billBulkId", n.number, r.name as "runName"
     from bill_settlement s join bill n on n.id = s.source_id join billing_run r on r.id = n.run_id
     where s.bill_id = $1 and s.kind = 'carried' and s.undoes_id is null
       and not exists (select from bill_settlement u where u.undoes_id = s.id) order by s.at desc, s.id desc limit 1`,
    of,
  )
  const [pay] = codes.length ? await payCodesOf(lease, [ids.billId], { today }) : []
  const payCodes = pay
    ? {
        virtualAccount: pay.virtualAccount,
        segments: Object.values(pay.segments ?? []).map(String),
        sentence: pay.sentence,
      }
    : null
  const gaps = await readGaps(lease, 'g.run_id = $1 and g.household_id = $2', [
    row.billBulkId,
    row.householdId,
  ])
  const history = await billHistory.read(lease, ids.billId)
  if (!more) throw problems.notFound()
  const { issuedBy, ...said } = more
  const acts = history.map(({ at, accountName, reason, changes, act }) => ({
    at,
    by: accountName,
    reason,
    changes,
    act,
  }))
  const issue = row.issuedAt
    ? [{ at: row.issuedAt, by: issuedBy, reason: '', changes: [], act: 'issued' as const }]
    : []
  return {
    ...row,
    ...said,
    lines,
    earlier,
    settlements,
    codes,
    payCodes,
    gaps,
    carriedTo,
    history: [...issue, ...acts].toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  }
}
