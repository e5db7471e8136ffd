import { and, eq, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { proxyOrders } from '../contract.ts'
import { proxyOrderChanged } from '../events.ts'
import { cashDiffers, handedOverSome, offerCancelled, offerClosed, offerNotOrdered } from '../problems.ts'
import type { Offer } from '../shapes.ts'
import { cancelAll, closeOffer } from './close.ts'
import { keepOffer, lockOffer } from './offers.ts'
import { readOffer } from './queries.ts'
import { orderTable as o } from './tables.ts'
import { tellHouseholds } from './tell.ts'

type Calls = typeof proxyOrders.calls

const placed = `select id from proxy_order where offer_id = $1 and state = 'placed' order by id`
const somebodyHas = `select 1 from proxy_order where offer_id = $1 and state = 'handedOver' limit 1`
const target = 'proxyOffer' as const

/** Nobody orders any more: ordered, or cancelled below its minimum. Throws notFound, offerClosed. Audited. */
export async function close(context: Context, { offerId }: Taken<Calls['close']>): Promise<Offer> {
  const row = await lockOffer(context, offerId)
  if (row.state !== 'open') throw offerClosed()
  const state = await closeOffer({ ...context, author: context.actor }, row)
  context.audit({ action: 'proxyOrders.close', target, targetId: offerId, after: { offerState: state } })
  return readOffer(context, offerId)
}

/**
 * What was ordered is here, and its households are told; or it is not after all while nobody took any of it.
 * Throws notFound, offerNotOrdered, handedOverSome. Audited.
 */
export async function setArrived(
  context: Context,
  { offerId, isArrived }: Taken<Calls['setArrived']>,
): Promise<Offer> {
  const row = await lockOffer(context, offerId)
  if (row.state !== 'ordered' && row.state !== 'arrived') throw offerNotOrdered()
  if (!isArrived && (await context.query(somebodyHas, [offerId])).length) throw handedOverSome()
  await keepOffer(context, offerId, {
    state: isArrived ? 'arrived' : 'ordered',
    arrivedAt: isArrived ? (row.arrivedAt ?? context.now) : null,
    arrivedByName: isArrived ? row.arrivedByName || context.actor.name : '',
  })
  if (isArrived && !row.arrivedAt) {
    const orders = await context.query<{ id: string }>(placed, [offerId])
    await tellHouseholds(
      context,
      orders.map(({ id }) => id),
      'arrived',
    )
  }
  const action = isArrived ? 'proxyOrders.arrived' : 'proxyOrders.notArrived'
  context.audit({ action, target, targetId: offerId })
  return readOffer(context, offerId)
}

/** Calls an offer off with every order of it. Throws notFound, offerCancelled, handedOverSome. Audited. */
export async function cancel(context: Context, { offerId, reason }: Taken<Calls['cancel']>): Promise<Offer> {
  const row = await lockOffer(context, offerId)
  if (row.state === 'cancelled') throw offerCancelled()
  if ((await context.query(somebodyHas, [offerId])).length) throw handedOverSome()
  const orders = await cancelAll({ ...context, author: context.actor }, row, reason)
  context.audit({ action: 'proxyOrders.cancel', target, targetId: offerId, after: { orders }, reason })
  return readOffer(context, offerId)
}

/** The cash of an offer leaves the desk. Throws notFound, cashDiffers: the sum is another one meanwhile. Audited. */
export async function settle(context: Context, { offerId, amount }: Taken<Calls['settle']>): Promise<Offer> {
  await lockOffer(context, offerId)
  const left = await context.db
    .update(o)
    .set({ settledAt: context.now, settledByName: context.actor.name })
    .where(and(eq(o.offerId, offerId), eq(o.state, 'handedOver'), eq(o.paidBy, 'cash'), isNull(o.settledAt)))
    .returning({ total: o.total })
  const sum = left.reduce((before, { total }) => before + total, 0)
  if (sum !== amount) throw cashDiffers(sum)
  context.emit(proxyOrderChanged, { offerId })
  context.audit({ action: 'proxyOrders.settle', target, targetId: offerId, after: { amount: sum } })
  return readOffer(context, offerId)
}
