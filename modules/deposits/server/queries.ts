import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { alias, type QueryBuilder } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { WaitingDeposit } from '../contract.ts'
import { depositTable as d, householdLabels } from './tables.ts'

/** As the desk knows it: D031. */
export const showSerialNumber = (n: number): string => `D${String(n).padStart(3, '0')}`

const payers = alias(householdLabels, 'payer')

const waiting = (query: QueryBuilder) =>
  query
    .select({
      depositId: d.id,
      serial: d.serialNumber,
      householdId: d.householdId,
      label: householdLabels.label,
      name: d.recipientName,
      payerLabel: sql<string>`coalesce(${payers.label}, '')`,
      payerName: d.payerName,
      kindDetail: d.kindDetail,
      kindName: d.kindName,
      money: d.money,
      temperature: d.temperature,
      arrivedAt: d.arrivedAt,
      shelfPosition: d.shelfPosition,
      note: d.note,
    })
    .from(d)
    .innerJoin(householdLabels, eq(householdLabels.id, d.householdId))
    .leftJoin(payers, eq(payers.id, d.payerHouseholdId))

type Row = Omit<WaitingDeposit, 'serialNumber'> & { serial: number }

const toWaiting = ({ serial, ...row }: Row): WaitingDeposit => ({
  ...row,
  serialNumber: showSerialNumber(serial),
})

const total = statement('deposits_count', (query) =>
  query.select({ count: count() }).from(d).where(isNull(d.handedOverAt)),
)

const ofHouseholds = statement('deposits_of_households', (query) =>
  waiting(query)
    .where(and(sql`${d.householdId} = any(${sql.placeholder('householdIds')})`, isNull(d.handedOverAt)))
    .orderBy(desc(d.arrivedAt), desc(d.id)),
)

const countsOfHouseholds = statement('deposits_counts_of_households', (query) =>
  query
    .select({ householdId: householdLabels.id, count: count(d.id) })
    .from(householdLabels)
    .leftJoin(d, and(eq(d.householdId, householdLabels.id), isNull(d.handedOverAt)))
    .where(sql`${householdLabels.id} = any(${sql.placeholder('householdIds')})`)
    .groupBy(householdLabels.id),
)

const oldest = statement('deposits_oldest', (query) =>
  waiting(query)
    .where(isNull(d.handedOverAt))
    .orderBy(asc(d.arrivedAt), asc(d.id))
    .limit(sql.placeholder('maxCount')),
)

/** How many deposits wait. */
export async function countWaiting(lease: Lease): Promise<number> {
  const [row] = await lease.run(total, {})
  return row?.count ?? 0
}

/** The deposits that wait for some households, the newest first (R137, R141). */
export async function listWaitingOfHouseholds(lease: Lease, householdIds: readonly string[]) {
  return (await lease.run(ofHouseholds, { householdIds })).map(toWaiting)
}

/** How many deposits wait for each of some households; a foreign household is simply absent. */
export function countWaitingOfHouseholds(lease: Lease, householdIds: readonly string[]) {
  return lease.run(countsOfHouseholds, { householdIds })
}

/** What the duty board shows: how many wait, and the oldest. */
export async function summarizeWaiting(lease: Lease, maxCount: number) {
  const [all, rows] = await Promise.all([countWaiting(lease), lease.run(oldest, { maxCount })])
  return { total: all, oldest: rows.map(toWaiting) }
}
