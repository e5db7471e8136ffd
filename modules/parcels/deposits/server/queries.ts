import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import { cashLines } from '#modules/parcels/cash/server/public.ts'
import {
  depositTable as d,
  payers,
  showSerialNumber,
  waits,
} from '#modules/parcels/deposit-items/server/public.ts'
import type { OpenDeposit, WaitingDeposit } from '../contract.ts'

/** What the envelope of a cash deposit holds now, whole NT$; 0 for anything else (R138). */
const money =
  sql<number>`case when ${d.kindDetail} = 8 then coalesce((select ${cashLines.balance} from ${cashLines}
  where ${cashLines.depositId} = ${d.id} order by ${cashLines.sequence} desc limit 1), 0) else 0 end`.as(
    'money',
  )

/** The columns of a deposit that waits; `toOpen` makes the deposit of them. */
export const openFields = {
  depositId: d.id,
  serial: d.serialNumber,
  householdId: d.householdId,
  label: sql<string>`coalesce(${householdTable.label}, '')`.as('label'),
  name: d.recipientName,
  payerLabel: sql<string>`coalesce(${payers.label}, '')`.as('payer_label'),
  payerName: d.payerName,
  kindDetail: d.kindDetail,
  kindName: d.kindName,
  money,
  temperature: d.temperature,
  arrivedAt: d.arrivedAt,
  shelfPosition: d.shelfPosition,
  note: d.note,
}

const waiting = (query: QueryBuilder) =>
  query
    .select(openFields)
    .from(d)
    .leftJoin(householdTable, eq(householdTable.id, d.householdId))
    .leftJoin(payers, eq(payers.id, d.payerHouseholdId))

type Row = Omit<OpenDeposit, 'serialNumber'> & { serial: number }

/** The deposit as the wire knows it (R137). */
export const toOpen = <R extends Row>({ serial, ...row }: R) => ({
  ...row,
  serialNumber: showSerialNumber(serial),
})

const ofHousehold = (deposit: OpenDeposit): deposit is WaitingDeposit => deposit.householdId !== null

const total = statement('deposits_count', (query) => query.select({ count: count() }).from(d).where(waits))

const ofHouseholds = statement('deposits_of_households', (query) =>
  waiting(query)
    .where(and(sql`${d.householdId} = any(${sql.placeholder('householdIds')})`, waits))
    .orderBy(desc(d.arrivedAt), desc(d.id)),
)

const countsOfHouseholds = statement('deposits_counts_of_households', (query) =>
  query
    .select({ householdId: householdTable.id, count: count(d.id) })
    .from(householdTable)
    .leftJoin(d, and(eq(d.householdId, householdTable.id), waits))
    .where(sql`${householdTable.id} = any(${sql.placeholder('householdIds')})`)
    .groupBy(householdTable.id),
)

const oldest = statement('deposits_oldest', (query) =>
  waiting(query).where(waits).orderBy(asc(d.arrivedAt), asc(d.id)).limit(sql.placeholder('maxCount')),
)

/** How many deposits wait. */
export async function countWaiting(lease: Lease): Promise<number> {
  const [row] = await lease.run(total, {})
  return row?.count ?? 0
}

/** The deposits that wait for some households, the newest first (R137, R141). */
export async function listWaitingOfHouseholds(
  lease: Lease,
  householdIds: readonly string[],
): Promise<WaitingDeposit[]> {
  return (await lease.run(ofHouseholds, { householdIds })).map(toOpen).filter(ofHousehold)
}

/** How many deposits wait for each of some households; a foreign household is simply absent. */
export function countWaitingOfHouseholds(lease: Lease, householdIds: readonly string[]) {
  return lease.run(countsOfHouseholds, { householdIds })
}

/** What the duty board shows: how many wait, and the oldest. */
export async function summarizeWaiting(lease: Lease, maxCount: number) {
  const [all, rows] = await Promise.all([countWaiting(lease), lease.run(oldest, { maxCount })])
  return { total: all, oldest: rows.map(toOpen) }
}

/** More deposits than a desk can hold. */
const all = 100_000

/** Every deposit that waits, also those for outsiders, the oldest first; cash with what its envelope holds. */
export async function openDeposits(lease: Lease): Promise<OpenDeposit[]> {
  return (await lease.run(oldest, { maxCount: all })).map(toOpen)
}
