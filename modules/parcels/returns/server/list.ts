import { and, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { mostCounted, type returns } from '../contract.ts'
import { readItems } from './queries.ts'
import { meantBy } from './search-text.ts'
import { courierItems as i } from './tables.ts'

type Input = Taken<typeof returns.calls.listItems>

/** What narrows a list or an export, without a page of it. */
export type Narrowing = Omit<Input, 'after' | 'maxCount'>

/** The instant that a list of this state is in the order of, the newest first. */
export const orderedBy = (state: Input['state']) =>
  state === 'handedToCourier' ? i.handedOverAt : i.arrivedAt

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
    await meantBy(lease, text, arrivedTo ?? now),
  )
}

/** Counts no further than it must: a past of years costs no more than its first 10000. */
async function countOf(lease: Lease, condition: SQL | undefined) {
  const where = condition ? sql`where ${condition}` : sql``
  const { rows } = await lease.db.execute<{ n: number }>(
    sql`select count(*) as n from (select from ${i} ${where} limit ${sql.raw(String(mostCounted + 1))}) as counted`,
  )
  const n = rows[0]?.n ?? 0
  return { total: Math.min(n, mostCounted), totalIsCapped: n > mostCounted }
}

/**
 * A page of items: what couriers took by the newest hand-over, all others by the newest arrival. `after` continues behind
 * the last row of a page, also while new ones arrive. Throws invalid for a cursor that is none.
 */
export async function listItems(context: Context, input: Input) {
  const { state, after, maxCount } = input
  const at = orderedBy(state)
  const all = await conditionOf(context, input, context.now)
  const condition = and(all, behind(after, at, i.id))
  const [rows, total] = await Promise.all([
    readItems(context, { condition, at, limit: maxCount + 1 }),
    countOf(context, all),
  ])
  const page = rows.slice(0, maxCount)
  const last = rows.length > maxCount ? page.at(-1) : undefined
  return {
    data: page.map(({ micros: _, ...item }) => item),
    pagination: {
      after: last ? cursorOf({ micros: last.micros, id: last.itemId }) : '',
      maxCount,
      ...total,
    },
  }
}
