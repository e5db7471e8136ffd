import { and, eq, gte, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { householdsOfLabel } from '#modules/homes/households/server/public.ts'
import { type foodOrders, mostCounted } from '../contract.ts'
import { type FoodOrder, oldBefore } from '#modules/meals/order-shapes.ts'
import { readOrders } from './queries.ts'
import { orderTable as o } from './tables.ts'

type Input = Taken<typeof foodOrders.calls.list>
/** What narrows a list or an export; `isOld`: those of before the last 30 days, or those since; left out: all. */
export type Narrowing = Omit<Input, 'after' | 'maxCount'> & { isOld?: boolean | undefined }

const serialIn = (text: string) => /^#?(\d{1,9})$/.exec(text)?.[1]

async function conditionOfText(lease: Lease, typed: string): Promise<SQL | undefined> {
  const text = typed.normalize('NFKC').trim()
  if (!text) return undefined
  const serial = serialIn(text)
  const homes = await householdsOfLabel(lease, text)
  return or(
    homes.length ? inArray(o.householdId, homes) : undefined,
    serial ? eq(o.serialNumber, Number(serial)) : undefined,
    sql`exists (select from food_order_line l where l.community_id = ${o.communityId} and l.order_id = ${o.id}
      and strpos(l.name, ${text}) > 0)`,
  )
}

/** Which orders the filters let through. */
export async function conditionOf(lease: Lease, given: Narrowing, now: Date): Promise<SQL | undefined> {
  const { orderState, text, from, before, isOld } = given
  const edge = oldBefore(now)
  return and(
    isOld === undefined ? undefined : isOld ? lt(o.orderedAt, edge) : gte(o.orderedAt, edge),
    orderState === 'all' ? undefined : eq(o.state, orderState),
    from && gte(o.orderedAt, from),
    before && lt(o.orderedAt, before),
    await conditionOfText(lease, text),
  )
}

/** The orders that filters let through, the newest first. */
export async function ordersOf(
  lease: Lease,
  given: Narrowing,
  now: Date,
): Promise<NewestFirst<FoodOrder & { micros: number }>> {
  return {
    condition: await conditionOf(lease, given, now),
    at: o.orderedAt,
    id: o.id,
    read: (page) => readOrders(lease, page),
    idOf: ({ orderId }) => orderId,
  }
}

/** A page of orders. Throws invalid for a cursor that is none. */
export async function listOrders(context: Context, input: Input, isOld: boolean) {
  const orders = await ordersOf(context, { ...input, isOld }, context.now)
  const counted = { from: o, condition: orders.condition, most: mostCounted }
  return cursorPage(context, { ...orders, counted }, input)
}

const stale = 24 * 60 * 60_000
const mostOpen = 300

/** Orders that are to be cooked or taken, by the time of picking up; what nobody took for a day is not shown. */
export async function listKitchen(context: Context): Promise<FoodOrder[]> {
  const rows = await readOrders(context, {
    condition: and(
      eq(o.state, 'done'),
      isNull(o.takenAt),
      gte(o.pickupAt, new Date(context.now.getTime() - stale)),
    ),
    by: sql`${o.pickupAt}, ${o.serialNumber}`,
    limit: mostOpen,
  })
  return rows.map(({ micros: _, ...order }) => order)
}
