import { isDeepStrictEqual } from 'node:util'
import type { Taken } from '#platform/contract/call.ts'
import { cut } from '#platform/contract/cut.ts'
import { dayStart } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { createOnce, rowOf } from '#platform/server/create-once.ts'
import { nextNumber } from '#platform/server/serial-numbers.ts'
import { currentHouseholdId, requireHousehold } from '#modules/homes/households/server/public.ts'
import { foodOf, lockItems, type MenuFood, takeStock } from '#modules/meals/food-menu/server/public.ts'
import { spendAny } from '#modules/meals/points/server/public.ts'
import type { foodOrders } from '../contract.ts'
import { foodOrdered } from '../events.ts'
import { limitReached, orderIdTaken, pointsFailed } from '../problems.ts'
import type { FoodOrder, OrderLine, OrderMode } from '#modules/meals/order-shapes.ts'
import { pickupOf } from './pickup.ts'
import { portionsOf, priceOf, sumOf } from './price.ts'
import { readOrder } from './queries.ts'
import { lineTable, orderTable } from './tables.ts'

type Input = Taken<typeof foodOrders.calls.order>

/** The counter of the numbers of orders. */
export const orderCounter = 'food order'
const pursesOf: Record<OrderMode, readonly ('normal' | 'cash')[]> = {
  normalFirst: ['normal', 'cash'],
  normalOnly: ['normal'],
  cashOnly: ['cash'],
}

const had = `
  select l.item_id as id, sum(l.quantity)::int as had from food_order o
  join food_order_line l on l.community_id = o.community_id and l.order_id = o.id
  where o.household_id = $1 and o.state = 'done' and l.item_id = any($2)
    and o.pickup_at >= $3 and o.pickup_at < $3::timestamptz + interval '1 day' group by 1`

async function requireLimits(
  context: Context,
  food: MenuFood,
  { householdId, pickupAt, lines }: { householdId: string; pickupAt: Date; lines: readonly OrderLine[] },
): Promise<void> {
  const limited = [...food.items.values()].filter(({ mostPerDay }) => mostPerDay > 0)
  if (!limited.length) return
  const rows = await context.query<{ id: string; had: number }>(had, [
    householdId,
    limited.map(({ id }) => id),
    dayStart(pickupAt),
  ])
  for (const { id, name, mostPerDay } of limited) {
    const before = rows.find((row) => row.id === id)?.had ?? 0
    const wished = portionsOf(lines.filter(({ itemId }) => itemId === id))
    if (before + wished > mostPerDay) throw limitReached(name, mostPerDay, before)
  }
}

/** 排骨便當 2、白飯 1 */
const inWords = (lines: readonly OrderLine[]) =>
  lines.map(({ name, quantity }) => `${name} ${quantity}`).join('、')

/**
 * Orders: takes what is left of the dishes and the points of the household in one transaction, so that of many at once on the
 * last of either one wins. The same id with the same content is the same order. Throws notFound, orderIdTaken, pointsFailed,
 * pointsInsufficient, limitReached, pickupPast, pickupTooFar, and what priceOf throws. Audited.
 */
export async function order(context: Context, input: Input): Promise<FoodOrder> {
  const { orderId, ...said } = input
  const asked = { ...said, pickupAt: said.pickupAt?.toISOString() ?? null }
  await createOnce(context, {
    id: orderId,
    find: () => rowOf(context, orderTable, orderId),
    isSame: (row) => row.orderedBy === context.actor.accountId && isDeepStrictEqual(row.asked, asked),
    taken: orderIdTaken,
    again: { action: 'foodOrders.orderAgain', target: 'foodOrder', targetId: orderId },
    create: () => create(context, input, asked),
  })
  return readOrder(context, orderId)
}

async function create(context: Context, input: Input, asked: Record<string, unknown>): Promise<void> {
  const { now, actor } = context
  const { orderId, items, mode, note } = input
  // A merger that is under way is waited for (decision 017).
  const householdId = await currentHouseholdId(context, input.householdId)
  await requireHousehold(context, householdId)
  const pickupAt = pickupOf(input.pickupAt, now)
  const itemIds = [...new Set(items.map(({ itemId }) => itemId))]
  await lockItems(context, itemIds)
  const food = await foodOf(context, itemIds)
  const lines = priceOf(food, items, { pickupAt, now })
  await requireLimits(context, food, { householdId, pickupAt, lines })
  const points = sumOf(lines)
  if (points !== input.normalPoints + input.cashPoints) throw pointsFailed()
  await takeStock(context, items)
  const paid = await spendAny(
    { ...context, author: actor },
    {
      householdId,
      residentId: input.residentId,
      subjectKind: 'foodOrder',
      subjectId: orderId,
      points,
      purses: pursesOf[mode],
      note: cut(`點餐　${inWords(lines)}`, 100),
    },
  )
  if (paid.normal !== input.normalPoints) throw pointsFailed()
  const serialNumber = await nextNumber(context, orderCounter)
  const portions = portionsOf(lines)
  await context.db.insert(orderTable).values({
    id: orderId,
    serialNumber,
    householdId,
    state: 'done',
    mode,
    asked,
    orderedAt: now,
    orderedBy: actor.accountId,
    orderedByName: actor.name,
    pickupAt,
    portions,
    normalPoints: paid.normal,
    cashPoints: paid.cash,
    normalLeft: paid.left.normal,
    cashLeft: paid.left.cash,
    note,
  })
  await context.db.insert(lineTable).values(lines.map((line, nth) => ({ orderId, nth, pickupAt, ...line })))
  context.emit(foodOrdered, { orderId })
  context.audit({
    action: 'foodOrders.order',
    target: 'foodOrder',
    targetId: orderId,
    after: {
      serialNumber,
      householdId,
      portions,
      normalPoints: paid.normal,
      cashPoints: paid.cash,
      pickupAt,
    },
  })
}
