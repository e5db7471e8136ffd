import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Lease } from '#platform/server/database.ts'
import { labelsOf, pickerOrder } from '#modules/homes/households/server/public.ts'
import type { BillState, ChargingBill, ChargingBillLine, ChargingMonth } from '../contract.ts'
import { datesOf, monthAfter } from '../days.ts'
import { sections } from './days.ts'
import { waitingOf } from './waiting.ts'

interface Row extends Record<string, unknown> {
  month: string
  billCount: number
  sessionCount: number
  energyWh: number
  total: number
  drawnAt: Date | null
  drawnBy: string
  approvedAt: Date | null
  approvedBy: string
  invoicedAt: Date | null
  invoicedBy: string
  runId: string | null
  nobodyCount: number
  unpricedCount: number
  rowVersion: number
}

const select = `
  select asked.month, coalesce(s."billCount", 0) as "billCount", coalesce(s."sessionCount", 0) as "sessionCount",
    coalesce(s."energyWh", 0) as "energyWh", coalesce(s.total, 0) as total, m.drawn_at as "drawnAt",
    coalesce(m.drawn_by_name, '') as "drawnBy", m.approved_at as "approvedAt", coalesce(m.approved_by_name, '') as "approvedBy",
    m.invoiced_at as "invoicedAt", coalesce(m.invoiced_by_name, '') as "invoicedBy", m.run_id as "runId",
    coalesce(m.nobody_count, 0) as "nobodyCount", coalesce(m.unpriced_count, 0) as "unpricedCount",
    coalesce(m.row_version, 0) as "rowVersion"
  from unnest($1::text[]) as asked (month) left join charging_month m on m.month = asked.month
  left join lateral (
    select count(distinct b.id)::int as "billCount", (count(*) filter (where l.kind = 'session'))::int as "sessionCount",
      sum(l.energy_wh)::float8 as "energyWh", sum(l.amount)::float8 as total
    from charging_bill b join charging_bill_line l on l.community_id = b.community_id and l.bill_id = b.id
    where b.month = asked.month) s on true
  order by asked.month desc`

/** R404. */
export const stateOf = ({
  approvedAt,
  invoicedAt,
}: {
  approvedAt: Date | null
  invoicedAt: Date | null
}): BillState => (invoicedAt ? 'invoiced' : approvedAt ? 'approved' : 'notApproved')

async function read(lease: Lease, asked: readonly string[]): Promise<ChargingMonth[]> {
  const days = await sections.all(lease)
  const rows = await lease.query<Row>(select, [asked])
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      ...datesOf(row.month, days),
      state: row.drawnAt ? stateOf(row) : null,
      unsettledCount: row.invoicedAt ? 0 : await waitingOf(lease, row.month),
    })),
  )
}

/** How many months are listed although nothing was drawn of them. */
const shownMonths = 6

/** The months with bills and the last six, the newest first. */
export async function listMonths(lease: Lease & { now: Date }): Promise<ChargingMonth[]> {
  const drawn = await lease.query<{ month: string }>('select month from charging_month')
  const now = dayOf(lease.now).slice(0, 7)
  const last = Array.from({ length: shownMonths }, (_, ago) => monthAfter(now, -ago))
  return read(lease, [...new Set([...last, ...drawn.map(({ month }) => month)])])
}

/** One month, drawn or not. */
export async function readMonth(lease: Lease, month: string): Promise<ChargingMonth> {
  const [found] = await read(lease, [month])
  if (!found) throw problems.notFound()
  return found
}

const billRows = `
  select b.id as "billId", b.household_id as "householdId",
    (count(*) filter (where l.kind = 'session'))::int as "sessionCount", coalesce(sum(l.energy_wh), 0)::float8 as "energyWh",
    coalesce(sum(l.amount) filter (where l.kind = 'session'), 0)::float8 as sessions,
    coalesce(sum(l.amount) filter (where l.kind = 'parking'), 0)::float8 as parking,
    coalesce(sum(l.amount) filter (where l.kind = 'base'), 0)::float8 as base,
    coalesce(sum(l.amount) filter (where l.kind = 'adjustment'), 0)::float8 as adjustments,
    coalesce(sum(l.amount), 0)::float8 as total
  from charging_bill b join household h on h.community_id = b.community_id and h.id = b.household_id
  left join charging_bill_line l on l.community_id = b.community_id and l.bill_id = b.id
  where b.month = $1 group by b.community_id, b.id, b.household_id, h.community_id, h.id order by ${pickerOrder}`

/** The bills of a month in the order of households. */
export async function readBills(lease: Lease, month: string, state: BillState): Promise<ChargingBill[]> {
  type Found = Omit<ChargingBill, 'householdLabel' | 'state'> & Record<string, unknown>
  const rows = await lease.query<Found>(billRows, [month])
  const labels = await labelsOf(
    lease,
    rows.map(({ householdId }) => householdId),
  )
  return rows.map((row) => ({ ...row, householdLabel: labels.get(row.householdId) ?? '', state }))
}

/** A month with its bills. */
export async function showMonth(lease: Lease, { month: asked }: { month: string }) {
  const month = await readMonth(lease, asked)
  return { month, bills: await readBills(lease, asked, month.state ?? 'notApproved') }
}

/** The lines of a bill. Throws notFound. */
export async function showBill(lease: Lease, { billId }: { billId: string }): Promise<ChargingBillLine[]> {
  const [bill] = await lease.query('select from charging_bill where id = $1', [billId])
  if (!bill) throw problems.notFound()
  return lease.query<ChargingBillLine & Record<string, unknown>>(
    `select l.id as "lineId", l.kind, l.session_id as "sessionId", t.started_at as "startedAt", t.ended_at as "endedAt",
       l.energy_wh::float8 as "energyWh", l.is_estimated as "isEstimated", l.amount::float8 as amount, l.reason,
       l.added_at as "addedAt", l.added_by_name as "addedBy"
     from charging_bill_line l left join charging_session t on t.community_id = l.community_id and t.id = l.session_id
     where l.bill_id = $1 order by array_position(array['session', 'parking', 'base', 'adjustment'], l.kind), t.ended_at, l.added_at, l.id`,
    [billId],
  )
}
