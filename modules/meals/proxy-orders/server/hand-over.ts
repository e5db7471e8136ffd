import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { TakenItem } from '#platform/contract/hand-over.ts'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { currentHouseholdId, householdTable } from '#modules/homes/households/server/public.ts'
import { checkProof, describeTaken } from '#modules/parcels/fast-receive/server/public.ts'
import { type proxyOrders, undoHours } from '../contract.ts'
import { proxyOrderChanged } from '../events.ts'
import { cashGone, notHandedOver, notWaiting, proxyTaken, undoTooLate } from '../problems.ts'
import type { ProxyOrder } from '../shapes.ts'
import { readOrder } from './queries.ts'
import { handOverTable as h, offerTable as f, orderTable as o } from './tables.ts'

type Calls = typeof proxyOrders.calls

// What arrived stays so until it is handed over; whoever closes, cancels or settles holds the offer alone.
const holdOffers = `select 1 from proxy_offer where id in (select offer_id from proxy_order where id = any($1)) order by id for share`

/** Locks orders in one order, so that two desks with the same ones wait for each other. */
async function lockOrders(context: Context, ids: readonly string[]) {
  await context.query(holdOffers, [ids])
  return context.db
    .select({ row: o, label: householdTable.label, arrivedAt: f.arrivedAt })
    .from(o)
    .innerJoin(f, eq(f.id, o.offerId))
    .innerJoin(householdTable, eq(householdTable.id, o.householdId))
    .where(inArray(o.id, [...ids]))
    .orderBy(asc(o.id))
    .for('update', { of: o })
}

// Asked after the lock: the locking query may have waited.
const takenOf = (context: Context, ids: readonly string[]): Promise<TakenItem[]> =>
  context.db
    .select({
      id: o.id,
      serialNumber: sql<string>`'#' || ${o.serialNumber}`,
      label: householdTable.label,
      handedOverAt: h.at,
      handedOverBy: h.accountName,
    })
    .from(o)
    .innerJoin(h, eq(h.id, o.handOverId))
    .innerJoin(householdTable, eq(householdTable.id, o.householdId))
    .where(inArray(o.id, [...ids]))
    .orderBy(asc(o.serialNumber))

/**
 * Hands over what arrived: all of it or none, also when twenty desks do it at once; what is paid for by cash lies at the desk
 * from then on. Throws notFound, notWaiting, proxyTaken, and what the proof throws (R122). Audited.
 */
export async function handOver(context: Context, { orderIds, ...proof }: Taken<Calls['handOver']>) {
  const ids = [...new Set(orderIds)]
  const locked = await lockOrders(context, ids)
  if (locked.length < ids.length || locked.some(({ row }) => row.state === 'cancelled'))
    throw problems.notFound()
  if (locked.some(({ row }) => row.state === 'handedOver'))
    throw proxyTaken(describeTaken(await takenOf(context, ids), ids.length))
  if (locked.some(({ arrivedAt }) => !arrivedAt)) throw notWaiting()
  const found = await checkProof(context, proof, [...new Set(locked.map(({ row }) => row.householdId))])
  const handOverId = newId()
  const at = context.now
  const { accountId, name } = context.actor
  await context.db.insert(h).values({ ...proof, ...found, id: handOverId, at, accountId, accountName: name })
  await context.db
    .update(o)
    .set({ state: 'handedOver', handOverId, handedOverAt: at })
    .where(inArray(o.id, ids))
  for (const offerId of new Set(locked.map(({ row }) => row.offerId)))
    context.emit(proxyOrderChanged, { offerId })
  for (const { row, label } of locked)
    context.audit({
      action: 'proxyOrders.handOver',
      target: 'proxyOrder',
      targetId: row.id,
      after: {
        serialNumber: row.serialNumber,
        label,
        handOverId,
        takerName: found.takerName,
        total: row.total,
      },
    })
  return { handOverId, count: ids.length, at }
}

/**
 * Undoes a hand-over within 24 hours: the order waits again. The hand-over itself stays on record.
 * Throws notFound, notHandedOver, undoTooLate, cashGone. Audited.
 */
export async function undoHandOver(
  context: Context,
  { orderId, reason }: Taken<Calls['undoHandOver']>,
): Promise<ProxyOrder> {
  const [found] = await lockOrders(context, [orderId])
  if (!found) throw problems.notFound()
  const { row, label } = found
  if (!row.handedOverAt) throw notHandedOver()
  if (context.now.getTime() - row.handedOverAt.getTime() > undoHours * 3_600_000) throw undoTooLate()
  if (row.settledAt) throw cashGone()
  await context.db
    .update(o)
    // It may have become part of another since (decision 017).
    .set({
      state: 'placed',
      handOverId: null,
      handedOverAt: null,
      householdId: await currentHouseholdId(context, row.householdId),
    })
    .where(eq(o.id, orderId))
  context.emit(proxyOrderChanged, { offerId: row.offerId })
  context.audit({
    action: 'proxyOrders.undoHandOver',
    target: 'proxyOrder',
    targetId: orderId,
    before: { serialNumber: row.serialNumber, label, handOverId: row.handOverId },
    reason,
  })
  return readOrder(context, orderId)
}
