import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import { nextNumber } from '#platform/server/serial-numbers.ts'
import { currentHouseholdId, requireHousehold } from '#modules/homes/households/server/public.ts'
import { spendAny } from '#modules/meals/points/server/public.ts'
import type { proxyOrders } from '../contract.ts'
import { proxyOrderChanged } from '../events.ts'
import {
  itemGone,
  itemShort,
  offerClosed,
  optionMissing,
  orderOver,
  payNotOpen,
  proxyIdTaken,
  totalChanged,
} from '../problems.ts'
import type { OfferItem, ProxyLine, ProxyOrder, ProxyWish } from '../shapes.ts'
import { cancelOne } from './close.ts'
import { lockOffer } from './offers.ts'
import { readOrder } from './queries.ts'
import { type OfferRow, orderTable as o } from './tables.ts'

type Calls = typeof proxyOrders.calls
type Input = Taken<Calls['order']>

function linesOf(items: readonly OfferItem[], wishes: readonly ProxyWish[]): ProxyLine[] {
  return wishes.map(({ itemId, option, quantity }) => {
    const item = items.find((one) => one.itemId === itemId)
    if (!item) throw itemGone()
    const chosen = item.options.find(({ name }) => name === option)
    if (!chosen && item.options.length) throw optionMissing(item.name)
    if (!chosen && option) throw itemGone()
    return { itemId, name: item.name, option, price: item.price + (chosen?.extra ?? 0), quantity }
  })
}

const had = `
  select l ->> 'itemId' as id, sum((l ->> 'quantity')::int)::int as had
  from proxy_order, jsonb_array_elements(lines) l where offer_id = $1 and state <> 'cancelled' group by 1`

async function requireLeft(
  context: Context,
  { id, items }: OfferRow,
  lines: readonly ProxyLine[],
): Promise<void> {
  const limited = items.filter(({ most }) => most > 0)
  if (!limited.length) return
  const rows = await context.query<{ id: string; had: number }>(had, [id])
  for (const { itemId, name, most } of limited) {
    const left = most - (rows.find((row) => row.id === itemId)?.had ?? 0)
    const wished = lines.reduce((sum, line) => sum + (line.itemId === itemId ? line.quantity : 0), 0)
    if (wished > left) throw itemShort(name, left)
  }
}

async function create(context: Context, input: Input, asked: Record<string, unknown>): Promise<void> {
  const { now, actor } = context
  const { orderId, offerId, paidBy, note } = input
  const householdId = await currentHouseholdId(context, input.householdId)
  await requireHousehold(context, householdId)
  const offer = await lockOffer(context, offerId)
  if (offer.state !== 'open' || offer.closesAt <= now) throw offerClosed()
  if (offer.pays !== 'either' && offer.pays !== paidBy) throw payNotOpen()
  const lines = linesOf(offer.items, input.wishes)
  await requireLeft(context, offer, lines)
  const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  if (total !== input.total) throw totalChanged()
  if (paidBy === 'points')
    await spendAny(
      { ...context, author: actor },
      {
        householdId,
        subjectKind: 'proxyOrder',
        subjectId: orderId,
        points: total,
        note: cut(`代購　${offer.title}`, 100),
      },
    )
  const serialNumber = await nextNumber(context, 'proxy order')
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  const said = { serialNumber, householdId, paidBy, total, quantity }
  const ordered = { orderedAt: now, orderedBy: actor.accountId, orderedByName: actor.name }
  await context.db
    .insert(o)
    .values({ id: orderId, offerId, state: 'placed', lines, note, asked, ...said, ...ordered })
  context.emit(proxyOrderChanged, { offerId })
  context.audit({ action: 'proxyOrders.order', target: 'proxyOrder', targetId: orderId, after: said })
}

/**
 * A household orders: points are taken at once, of many on the last of an item one wins. The same id with the same content
 * is the same order. Throws notFound, proxyIdTaken, offerClosed, payNotOpen, itemGone, optionMissing, itemShort,
 * totalChanged, pointsInsufficient. Audited.
 */
export async function order(context: Context, input: Input): Promise<ProxyOrder> {
  const { orderId, ...asked } = input
  await createOnce(context, {
    id: orderId,
    find: () => rowOf(context, o, orderId),
    isSame: (row) => row.orderedBy === context.actor.accountId && isDeepStrictEqual(row.asked, asked),
    taken: proxyIdTaken,
    again: { action: 'proxyOrders.orderAgain', target: 'proxyOrder', targetId: orderId },
    create: () => create(context, input, asked),
  })
  return readOrder(context, orderId)
}

/** Takes an order back that was not handed over. Throws notFound, orderOver. Audited. */
export async function cancelOrder(
  context: Context,
  { orderId, reason }: Taken<Calls['cancelOrder']>,
): Promise<ProxyOrder> {
  const { offerId } = await readOrder(context, orderId)
  const { title } = await lockOffer(context, offerId)
  const [row] = await context.db.select().from(o).where(eq(o.id, orderId)).for('update')
  if (!row) throw problems.notFound()
  if (row.state !== 'placed') throw orderOver()
  await cancelOne({ ...context, author: context.actor }, row, title, reason)
  context.emit(proxyOrderChanged, { offerId })
  const after = { serialNumber: row.serialNumber, total: row.total }
  context.audit({ action: 'proxyOrders.cancelOrder', target: 'proxyOrder', targetId: orderId, after, reason })
  return readOrder(context, orderId)
}
