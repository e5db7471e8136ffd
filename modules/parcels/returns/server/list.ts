import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { type CourierItem, mostCounted, type returns } from '../contract.ts'
import { readItems } from './queries.ts'
import { conditionOfText } from './search-text.ts'
import { courierItems as i } from './tables.ts'

type Input = Taken<typeof returns.calls.listItems>

/** What narrows a list or an export, without a page of it. */
export type Narrowing = Omit<Input, 'after' | 'maxCount'>

/** Which items the filters let through, as one condition. */
export async function conditionOf(lease: Lease, input: Narrowing, now: Date): Promise<SQL | undefined> {
  const { state, kind, courierName, text, householdIds, arrivedFrom, arrivedTo } = input
  return and(
    state === 'all' ? undefined : eq(i.state, state),
    // The index of what couriers took has only these.
    state === 'handedToCourier' ? isNotNull(i.handedOverAt) : undefined,
    kind && eq(i.kind, kind),
    courierName === undefined ? undefined : eq(i.courierName, courierName),
    householdIds && sql`${i.householdId} = any(${sql.param(householdIds)}::uuid[])`,
    arrivedFrom && gte(i.arrivedAt, arrivedFrom),
    arrivedTo && lt(i.arrivedAt, arrivedTo),
    await conditionOfText(lease, text, arrivedTo ?? now),
  )
}

/** The items that filters let through: what couriers took by the newest hand-over, all others by the newest arrival. */
export async function itemsOf(
  lease: Lease,
  input: Narrowing,
  now: Date,
): Promise<NewestFirst<CourierItem & { micros: number }>> {
  const at = input.state === 'handedToCourier' ? i.handedOverAt : i.arrivedAt
  return {
    condition: await conditionOf(lease, input, now),
    at,
    id: i.id,
    read: (given) => readItems(lease, { ...given, at }),
    idOf: (item) => item.itemId,
  }
}

/** A page of items. Throws invalid for a cursor that is none. */
export async function listItems(context: Context, input: Input) {
  const items = await itemsOf(context, input, context.now)
  const counted = { from: i, condition: items.condition, most: mostCounted }
  return cursorPage(context, { ...items, counted }, input)
}
