import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import type { FoodOrder, OrderLine } from '#modules/meals/order-shapes.ts'
import { lineTable as l, type OrderRow, orderTable as o } from './tables.ts'

const lines = sql<OrderLine[]>`(select coalesce(json_agg(json_build_object(
    'itemId', l.item_id, 'name', l.name, 'points', l.points, 'quantity', l.quantity, 'options', l.options, 'note', l.note
  ) order by l.nth), '[]') from ${l} l where l.community_id = ${o.communityId} and l.order_id = ${o.id})`

interface Read {
  row: OrderRow
  label: string
  lines: OrderLine[]
}

const orderOf = ({ row, label, lines: of }: Read): FoodOrder => ({
  orderId: row.id,
  serialNumber: row.serialNumber,
  householdId: row.householdId,
  label,
  state: row.state,
  mode: row.mode,
  orderedAt: row.orderedAt,
  orderedBy: row.orderedByName,
  pickupAt: row.pickupAt,
  portions: row.portions,
  normalPoints: row.normalPoints,
  cashPoints: row.cashPoints,
  normalLeft: row.normalLeft,
  cashLeft: row.cashLeft,
  note: row.note,
  readyAt: row.readyAt,
  readyBy: row.readyByName,
  takenAt: row.takenAt,
  takenBy: row.takenByName,
  voidedAt: row.voidedAt,
  voidedBy: row.voidedByName,
  voidNote: row.voidNote,
  deadPoints: row.deadPoints,
  printed: row.printed,
  lines: of,
})

/** Orders, the newest first unless another order is asked for. */
export async function readOrders(
  lease: Lease,
  { condition, limit, by }: { condition: SQL | undefined; limit: number; by?: SQL },
): Promise<(FoodOrder & { micros: number })[]> {
  const rows = await lease.db
    .select({ row: o, label: householdTable.label, lines, micros: microsOf(o.orderedAt) })
    .from(o)
    .innerJoin(householdTable, eq(householdTable.id, o.householdId))
    .where(condition)
    .orderBy(...(by ? [by] : [desc(o.orderedAt), desc(o.id)]))
    .limit(limit)
  return rows.map(({ micros, ...read }) => ({ ...orderOf(read), micros }))
}

/** One order. Throws notFound. */
export async function readOrder(lease: Lease, orderId: string): Promise<FoodOrder> {
  const [found] = await readOrders(lease, { condition: eq(o.id, orderId), limit: 1 })
  if (!found) throw problems.notFound()
  const { micros: _, ...order } = found
  return order
}
