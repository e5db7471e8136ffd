import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import type { CourierItem, ItemKind } from '../contract.ts'
import { courierHandOvers, courierItems as i } from './tables.ts'

/** As shelves and labels show it: R012 is a return, S012 an outgoing parcel; one row of numbers for both. */
export const showSerialNumber = (kind: ItemKind, n: number): string =>
  `${kind === 'return' ? 'R' : 'S'}${String(n).padStart(3, '0')}`

const fields = {
  itemId: i.id,
  kind: i.kind,
  state: i.state,
  serial: i.serialNumber,
  label: sql<string>`coalesce(${householdTable.label}, '')`,
  householdId: i.householdId,
  senderName: i.senderName,
  recipient: i.recipient,
  courierName: i.courierName,
  trackingNumber: i.trackingNumber,
  shelfPosition: i.shelfPosition,
  pieceCount: i.pieceCount,
  note: i.note,
  photoPath: i.photoPath,
  freight: i.freight,
  cashOnDelivery: i.cashOnDelivery,
  packageId: i.packageId,
  arrivedAt: i.arrivedAt,
  arrivedBy: i.arrivedByName,
  handedOverAt: i.handedOverAt,
  handedOverBy: sql<string>`coalesce(${courierHandOvers.accountName}, '')`,
  courierPerson: sql<string>`coalesce(${courierHandOvers.courierPerson}, '')`,
  rowVersion: i.rowVersion,
}

/** Items as the lists show them, the newest first by `at`, with what a cursor needs. */
export async function readItems(
  lease: Lease,
  item: { condition: SQL | undefined; at: PgColumn; limit: number },
): Promise<(CourierItem & { micros: number })[]> {
  const rows = await lease.db
    .select({ ...fields, micros: microsOf(item.at) })
    .from(i)
    .leftJoin(householdTable, eq(householdTable.id, i.householdId))
    .leftJoin(courierHandOvers, eq(courierHandOvers.id, i.handOverId))
    .where(item.condition)
    .orderBy(desc(item.at), desc(i.id))
    .limit(item.limit)
  return rows.map(({ serial, ...row }) => ({ ...row, serialNumber: showSerialNumber(row.kind, serial) }))
}

/** One item. Throws notFound. */
export async function readItem(lease: Lease, itemId: string): Promise<CourierItem> {
  const [row] = await readItems(lease, { condition: eq(i.id, itemId), at: i.arrivedAt, limit: 1 })
  if (!row) throw problems.notFound()
  const { micros: _, ...item } = row
  return item
}

const waits = sql`${i.state} = 'waiting'`

const returnsWaiting = statement('returns_waiting', (query) =>
  query
    .select({ count: count() })
    .from(i)
    .where(and(waits, sql`${i.kind} = 'return'`)),
)

const perCourier = statement('returns_per_courier', (query) =>
  query
    .select({
      courierName: i.courierName,
      returns: sql<number>`(count(*) filter (where ${i.kind} = 'return'))::int`,
      outgoing: sql<number>`(count(*) filter (where ${i.kind} = 'outgoing'))::int`,
    })
    .from(i)
    .where(waits)
    .groupBy(i.courierName)
    .orderBy(sql`count(*) desc`, asc(i.courierName)),
)

/** How many returns wait for a courier. */
export async function countWaitingReturns(lease: Lease): Promise<number> {
  const [row] = await lease.run(returnsWaiting, {})
  return row?.count ?? 0
}

/** How much waits for each courier, most first; '' are items of no courier yet. */
export async function summarizeWaiting(lease: Lease) {
  const couriers = await lease.run(perCourier, {})
  const sum = (of: 'returns' | 'outgoing') => couriers.reduce((all, courier) => all + courier[of], 0)
  return { returns: sum('returns'), outgoing: sum('outgoing'), couriers }
}

/** Everything that waits for a courier, the oldest first. */
export async function openItems(lease: Lease): Promise<CourierItem[]> {
  const rows = await readItems(lease, { condition: waits, at: i.arrivedAt, limit: 2000 })
  return rows.map(({ micros: _, ...item }) => item).toReversed()
}
