import { eq, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Act } from '#platform/contract/words.ts'
import type { Context } from '#platform/server/context.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import type { chargingBills, ChargingMonth } from '../contract.ts'
import { spanOf } from '../days.ts'
import { chargingBillsChanged } from '../events.ts'
import {
  billNegative,
  monthAhead,
  monthApproved,
  monthChanged,
  monthInvoiced,
  monthNotApproved,
  monthNotDrawn,
  monthRuns,
  monthStale,
  sessionsUnsettled,
} from '../problems.ts'
import { type Drawn, type DrawnLine, drawMonth, isSame } from './drawn.ts'
import { readBills, readMonth } from './read-months.ts'
import { type MonthRow, monthTable as m } from './tables.ts'
import { waitingOf } from './waiting.ts'

type Calls = typeof chargingBills.calls
type Seen = Taken<Calls['approve']>

/** Bills of all months are written by one person at a time: a session that comes late belongs to one of them. */
export const holdBills = (context: Context) => oneAtATime(context, 'charging bills')

/** Tells what happened to a month. */
export function tellMonth(
  context: Context,
  action: Act,
  month: string,
  said: object = {},
  reason?: string,
): void {
  context.emit(chargingBillsChanged, {})
  const about = { action, target: 'chargingMonth', targetId: month } as const
  context.audit({ ...about, after: { month, ...said }, ...(reason && { reason }) })
}

async function rowOf(context: Context, month: string): Promise<MonthRow | undefined> {
  const [row] = await context.db.select().from(m).where(eq(m.month, month)).for('update')
  return row
}

/** A month as it was seen, locked. Throws monthNotDrawn, monthChanged, monthInvoiced. */
export async function lockMonth(context: Context, { month, rowVersion }: Seen): Promise<MonthRow> {
  await holdBills(context)
  const row = await rowOf(context, month)
  if (!row) throw monthNotDrawn()
  if (row.invoicedAt) throw monthInvoiced()
  if (row.rowVersion !== rowVersion) throw monthChanged()
  return row
}

/** Changes a month; whoever saw it before sees that. */
export const setMonth = (context: Context, month: string, changes: Partial<MonthRow>) =>
  context.db
    .update(m)
    .set({ ...changes, rowVersion: sql`row_version + 1` })
    .where(eq(m.month, month))

const insertBills = `
  insert into charging_bill (id, month, household_id)
  select b.id, $1, b."householdId" from jsonb_to_recordset($2) as b (id uuid, "householdId" uuid)
  on conflict (community_id, month, household_id) do nothing`

const insertLines = `
  insert into charging_bill_line (id, bill_id, kind, session_id, energy_wh, is_estimated, amount, added_at, added_by_name)
  select l.id, b.id, l.kind, l."sessionId", l."energyWh", l."isEstimated", l.amount, $3, $4
  from jsonb_to_recordset($2) as l (id uuid, "householdId" uuid, kind text, "sessionId" uuid, "energyWh" bigint,
    "isEstimated" boolean, amount bigint)
  join charging_bill b on b.month = $1 and b.household_id = l."householdId"`

/** Puts lines in the place of those that were drawn before; adjustments stay, and a bill of nothing goes. */
async function replaceLines(context: Context, month: string, { lines }: Drawn): Promise<void> {
  await context.query(
    `delete from charging_bill_line l using charging_bill b
     where b.community_id = l.community_id and b.id = l.bill_id and b.month = $1 and l.kind <> 'adjustment'`,
    [month],
  )
  const homes = [...new Set(lines.map(({ householdId }) => householdId))]
  await context.query(insertBills, [
    month,
    JSON.stringify(homes.map((householdId) => ({ id: newId(), householdId }))),
  ])
  const rows = lines.map((line) => ({ id: newId(), ...line }))
  await context.query(insertLines, [month, JSON.stringify(rows), context.now, context.actor.name])
  await context.query(
    `delete from charging_bill b where b.month = $1 and not exists (
       select from charging_bill_line l where l.community_id = b.community_id and l.bill_id = b.id)`,
    [month],
  )
}

/** Draws the bills of a month anew. Throws monthAhead, monthApproved, monthInvoiced. */
export async function draw(context: Context, { month }: Taken<Calls['draw']>): Promise<ChargingMonth> {
  if (month > dayOf(context.now).slice(0, 7)) throw monthAhead()
  await holdBills(context)
  const row = await rowOf(context, month)
  if (row?.invoicedAt) throw monthInvoiced()
  if (row?.approvedAt) throw monthApproved()
  const drawn = await drawMonth(context, month)
  const said = {
    drawnAt: context.now,
    drawnByName: context.actor.name,
    nobodyCount: drawn.nobodyCount,
    unpricedCount: drawn.unpricedCount,
  }
  if (row) await setMonth(context, month, said)
  else await context.db.insert(m).values({ month, ...said })
  await replaceLines(context, month, drawn)
  const after = await readMonth(context, month)
  tellMonth(context, 'chargingBills.draw', month, { billCount: after.billCount, total: after.total })
  return after
}

const keptLines = `
  select b.household_id as "householdId", l.kind, l.session_id as "sessionId", l.energy_wh::float8 as "energyWh",
    l.is_estimated as "isEstimated", l.amount::float8 as amount
  from charging_bill b join charging_bill_line l on l.community_id = b.community_id and l.bill_id = b.id
  where b.month = $1 and l.kind <> 'adjustment'`

// Whoever settles one waits, and sees it invoiced then.
const heldSessions = `
  select from charging_session t join charging_bill_line l on l.community_id = t.community_id and l.session_id = t.id
  join charging_bill b on b.community_id = l.community_id and b.id = l.bill_id
  where b.month = $1 order by t.id for share of t`

/** Holds the sessions of a month's bills as they are until the transaction ends. */
export const holdSessions = (context: Context, month: string) => context.query(heldSessions, [month])

/** Throws monthStale unless the bills of a month are what they would be now. */
export async function requireFresh(context: Context, month: string): Promise<void> {
  const kept = await context.query<DrawnLine & Record<string, unknown>>(keptLines, [month])
  const now = await drawMonth(context, month)
  if (!isSame(kept, now.lines)) throw monthStale()
}

/**
 * Approves the bills of a month as they were seen. Throws monthNotDrawn, monthChanged, monthApproved, monthInvoiced, monthRuns,
 * sessionsUnsettled, monthStale, billNegative.
 */
export async function approve(context: Context, seen: Seen): Promise<ChargingMonth> {
  const row = await lockMonth(context, seen)
  if (row.approvedAt) throw monthApproved()
  const span = spanOf(row.month)
  if (context.now < span.until) throw monthRuns()
  const waiting = await waitingOf(context, row.month)
  if (waiting) throw sessionsUnsettled(waiting)
  await requireFresh(context, row.month)
  const bills = await readBills(context, row.month, 'notApproved')
  const negative = bills.find(({ total }) => total < 0)
  if (negative) throw billNegative(negative.householdLabel)
  await setMonth(context, row.month, { approvedAt: context.now, approvedByName: context.actor.name })
  const total = bills.reduce((sum, bill) => sum + bill.total, 0)
  tellMonth(context, 'chargingBills.approve', row.month, { billCount: bills.length, total })
  return readMonth(context, row.month)
}

/** Takes the approval of a month back. Throws monthNotDrawn, monthChanged, monthInvoiced, monthNotApproved. */
export async function takeBack(
  context: Context,
  { reason, ...seen }: Taken<Calls['takeBack']>,
): Promise<ChargingMonth> {
  const row = await lockMonth(context, seen)
  if (!row.approvedAt) throw monthNotApproved()
  await setMonth(context, row.month, { approvedAt: null, approvedByName: '' })
  tellMonth(context, 'chargingBills.takeBack', row.month, {}, reason)
  return readMonth(context, row.month)
}
