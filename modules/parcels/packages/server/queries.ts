import { and, type AnyColumn, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { couriers, packageKinds } from '#modules/parcels/package-settings/server/public.ts'
import { toldByHand } from '#modules/telling/notices/server/public.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { showSerialNumber } from './serial-numbers.ts'
import { packageTable as p } from './tables.ts'

/**
 * Names of what stands beside a package. Its household and kind are always there and joined as if they might not be: so packages are
 * found first, by their own indexes. Asked for in one, a plan for an average community goes through the kinds, and through all
 * that a large community ever had of each.
 */
export const named = {
  label: sql<string>`coalesce(${householdTable.label}, '')`,
  kindName: sql<string>`coalesce(${packageKinds.name}, '')`,
  isLegal: sql<boolean>`coalesce(${packageKinds.isLegal}, false)`,
  courierName: sql<string>`coalesce(${couriers.name}, '')`,
}

/** The columns of a waiting package; `toWaiting` makes the package of them. */
export const waitingFields = {
  ...named,
  packageId: p.id,
  serial: p.serialNumber,
  householdId: p.householdId,
  name: p.recipientName,
  temperature: p.temperature,
  inLocker: sql<boolean>`${p.cubby} is not null`,
  arrivedAt: p.arrivedAt,
  trackingNumber: p.trackingNumber,
  shelfPosition: p.shelfPosition,
  plainNote: p.note,
  inPersonOnly: p.inPersonOnly,
  cashOnDelivery: p.cashOnDelivery,
  pieceCount: p.pieceCount,
}

interface Row {
  serial: number
  inLocker: boolean
  shelfPosition: string
  plainNote: string
}

/** The package as the wire knows it; its note begins with the position marker (R121, R136). */
export function toWaiting<R extends Row>({ serial, inLocker, ...row }: R) {
  return {
    ...row,
    serialNumber: showSerialNumber(serial),
    applyStorageStatus: inLocker ? (2 as const) : (0 as const),
    note: (row.shelfPosition ? `【${row.shelfPosition}】` : '') + row.plainNote,
  }
}

/** Neither handed over nor voided, returned or lost. */
export const waits = sql`${p.state} = 'waiting'`
const newestFirst = [desc(p.arrivedAt), desc(p.id)] as const
const ofHouseholds = sql`${p.householdId} = any(${sql.placeholder('householdIds')})`

const waiting = (query: QueryBuilder) =>
  query
    .select(waitingFields)
    .from(p)
    .leftJoin(householdTable, eq(householdTable.id, p.householdId))
    .leftJoin(packageKinds, eq(packageKinds.id, p.kindId))
    .leftJoin(couriers, eq(couriers.id, p.courierId))

/** As the duty board's reasons: what a person should see to before anybody asks. */
export const needsSomebody = (isLegal: SQL | AnyColumn) => sql`(${isLegal} or ${p.temperature} = 2
  or (${p.temperature} = 1 and ${p.arrivedAt} < now() - interval '2 hours')
  or (${p.cubby} is not null and ${p.arrivedAt} < now() - interval '48 hours')
  or ${p.arrivedAt} < now() - interval '7 days')`

const summary = statement('packages_summary', (query) =>
  query
    .select({
      total: count(),
      roomTemperature: sql<number>`count(*) filter (where ${p.temperature} = 0)`,
      refrigerated: sql<number>`count(*) filter (where ${p.temperature} = 1)`,
      frozen: sql<number>`count(*) filter (where ${p.temperature} = 2)`,
      attention: sql<number>`count(*) filter (where ${needsSomebody(named.isLegal)})`,
    })
    .from(p)
    .leftJoin(packageKinds, eq(packageKinds.id, p.kindId))
    .where(waits),
)

const total = statement('packages_total', (query) => query.select({ total: count() }).from(p).where(waits))

const ofHouseholdList = statement('packages_of_households', (query) =>
  waiting(query)
    .where(and(ofHouseholds, waits))
    .orderBy(...newestFirst),
)

const countsOfHouseholds = statement('packages_counts_of_households', (query) =>
  query
    .select({ householdId: householdTable.id, count: count(p.id) })
    .from(householdTable)
    .leftJoin(p, and(eq(p.householdId, householdTable.id), waits))
    .where(sql`${householdTable.id} = any(${sql.placeholder('householdIds')})`)
    .groupBy(householdTable.id),
)

const newest = statement('packages_waiting', (query) =>
  waiting(query)
    .where(waits)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('maxCount'))
    .offset(sql.placeholder('offset')),
)

const urgency = sql`case
  when ${packageKinds.isLegal} then 0
  when ${p.temperature} = 2 then 1
  when ${p.temperature} = 1 and ${p.arrivedAt} < now() - interval '2 hours' then 2
  when ${needsSomebody(packageKinds.isLegal)} then 3
  else 4 end`

const urgent = statement('packages_urgent', (query) =>
  waiting(query)
    .where(waits)
    .orderBy(urgency, asc(p.arrivedAt), asc(p.id))
    .limit(sql.placeholder('maxCount')),
)

const text = sql`upper(${sql.placeholder('text')}::text)`
const found = statement('packages_found', (query) =>
  waiting(query)
    .where(
      and(
        waits,
        or(
          sql`upper(${p.trackingNumber}) = ${text}`,
          sql`length(${text}) >= 4 and right(upper(${p.trackingNumber}), length(${text})) = ${text}`,
          sql`${p.serialNumber} = ${sql.placeholder('serial')}::integer`,
        ),
      ),
    )
    .orderBy(...newestFirst)
    .limit(sql.placeholder('maxCount')),
)

/** How many packages wait. */
export async function countWaiting(lease: Lease): Promise<number> {
  const [row] = await lease.run(total, {})
  return row?.total ?? 0
}

/** The packages that wait for some households, the newest first (R114, R141). */
export async function listWaitingOfHouseholds(lease: Lease, householdIds: readonly string[]) {
  return (await lease.run(ofHouseholdList, { householdIds })).map(toWaiting)
}

/** How many packages wait for each of some households; a foreign household is simply absent. */
export function countWaitingOfHouseholds(lease: Lease, householdIds: readonly string[]) {
  return lease.run(countsOfHouseholds, { householdIds })
}

/** A page of all packages that wait, the newest first. */
export async function listWaiting(lease: Lease, paging: { offset: number; maxCount: number }) {
  const [rows, all] = await Promise.all([lease.run(newest, paging), countWaiting(lease)])
  return { data: rows.map(toWaiting), pagination: { ...paging, total: all } }
}

/**
 * What the duty board shows. Urgent are legal papers, then frozen ones, then refrigerated ones of more than two hours,
 * then the rest; each the oldest first.
 */
export async function summarizeWaiting(lease: Lease, maxCount: number) {
  const [[all], rows] = await Promise.all([lease.run(summary, {}), lease.run(urgent, { maxCount })])
  const none = { total: 0, roomTemperature: 0, refrigerated: 0, frozen: 0, attention: 0 }
  const recipients = await lease.query<{ id: string; householdId: string; residentId: string | null }>(
    'select id, household_id as "householdId", recipient_id as "residentId" from package where id = any($1)',
    [rows.map((row) => row.packageId)],
  )
  const byHand = await toldByHand(lease, recipients)
  return {
    ...(all ?? none),
    urgent: rows.map((row) => ({ ...toWaiting(row), isToldByHand: byHand.has(row.packageId) })),
  }
}

/** Waiting packages by tracking number (whole, or its end of at least four characters) or serial number. */
export async function findWaiting(lease: Lease, input: { text: string; maxCount: number }) {
  const serial = /^\d{1,9}$/.test(input.text) ? Number(input.text) : null
  return (await lease.run(found, { ...input, serial })).map(toWaiting)
}
