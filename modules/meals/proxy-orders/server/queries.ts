import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import { microsOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { householdTable } from '#modules/homes/households/server/public.ts'
import type { Offer, ProxyOrder } from '../shapes.ts'
import { handOverTable as h, offerTable as f, orderTable as o } from './tables.ts'

const ofOffer = (sum: SQL, where: SQL) =>
  sql<number>`(select ${sum} from ${o} o where o.community_id = proxy_offer.community_id and o.offer_id = proxy_offer.id and ${where})`
const stands = sql`o.state <> 'cancelled'`

const offerFields = {
  offerId: f.id,
  title: f.title,
  supplier: f.supplier,
  note: f.note,
  closesAt: f.closesAt,
  minimumKind: f.minimumKind,
  minimum: f.minimum,
  arrivesOn: f.arrivesOn,
  pays: f.pays,
  items: f.items,
  state: f.state,
  openedAt: f.openedAt,
  openedBy: f.openedByName,
  closedAt: f.closedAt,
  closedBy: f.closedByName,
  arrivedAt: f.arrivedAt,
  arrivedBy: f.arrivedByName,
  cancelReason: f.cancelReason,
  rowVersion: f.rowVersion,
  households: ofOffer(sql`count(distinct o.household_id)::int`, stands),
  quantity: ofOffer(sql`coalesce(sum(o.quantity), 0)::int`, stands),
  amount: ofOffer(sql`coalesce(sum(o.total), 0)::float8`, stands),
  waiting: ofOffer(sql`count(*)::int`, sql`o.state = 'placed'`),
  cashHeld: ofOffer(
    sql`coalesce(sum(o.total), 0)::float8`,
    sql`o.state = 'handedOver' and o.paid_by = 'cash' and o.settled_at is null`,
  ),
  micros: microsOf(f.openedAt),
}

/** Offers with what stands of each, the newest first. */
export function readOffers(
  lease: Lease,
  { condition, limit }: { condition: SQL | undefined; limit: number },
): Promise<(Offer & { micros: number })[]> {
  return lease.db
    .select(offerFields)
    .from(f)
    .where(condition)
    .orderBy(desc(f.openedAt), desc(f.id))
    .limit(limit)
}

/** One offer. Throws notFound. */
export async function readOffer(lease: Lease, offerId: string): Promise<Offer> {
  const [row] = await readOffers(lease, { condition: eq(f.id, offerId), limit: 1 })
  if (!row) throw problems.notFound()
  const { micros: _, ...offer } = row
  return offer
}

const orderFields = {
  orderId: o.id,
  serialNumber: o.serialNumber,
  offerId: o.offerId,
  title: f.title,
  householdId: o.householdId,
  label: householdTable.label,
  state: o.state,
  paidBy: o.paidBy,
  total: o.total,
  quantity: o.quantity,
  lines: o.lines,
  note: o.note,
  orderedAt: o.orderedAt,
  orderedBy: o.orderedByName,
  handedOverAt: o.handedOverAt,
  takerName: sql<string>`coalesce(${h.takerName}, '')`,
  isSettled: sql<boolean>`${o.settledAt} is not null`,
  cancelReason: o.cancelReason,
  deadPoints: o.deadPoints,
  arrivedAt: f.arrivedAt,
}

const readOrders = (lease: Lease, condition: SQL | undefined) =>
  lease.db
    .select(orderFields)
    .from(o)
    .innerJoin(f, eq(f.id, o.offerId))
    .innerJoin(householdTable, eq(householdTable.id, o.householdId))
    .leftJoin(h, eq(h.id, o.handOverId))
    .where(condition)
    .orderBy(asc(o.serialNumber))

/** The orders of an offer by their numbers. Throws notFound. */
export async function listOrders(lease: Lease, offerId: string): Promise<ProxyOrder[]> {
  const rows = await readOrders(lease, eq(o.offerId, offerId))
  if (!rows.length) await readOffer(lease, offerId)
  return rows
}

/** One order. Throws notFound. */
export async function readOrder(lease: Lease, orderId: string): Promise<ProxyOrder> {
  const [order] = await readOrders(lease, eq(o.id, orderId))
  if (!order) throw problems.notFound()
  return order
}

/** What arrived and waits for some households. */
export async function listWaiting(
  lease: Lease,
  householdIds: readonly string[],
): Promise<(ProxyOrder & { arrivedAt: Date })[]> {
  const rows = await readOrders(
    lease,
    and(
      sql`${o.householdId} = any(${sql.param([...householdIds])}::uuid[])`,
      eq(o.state, 'placed'),
      isNotNull(f.arrivedAt),
    ),
  )
  return rows.flatMap(({ arrivedAt, ...order }) => (arrivedAt ? [{ ...order, arrivedAt }] : []))
}
