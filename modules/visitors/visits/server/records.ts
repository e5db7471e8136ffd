import { desc, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { cursorPage, type NewestFirst } from '#platform/server/list.ts'
import { type ReadRow, readRows, toVisitor } from './queries.ts'
import { visitorTable as v } from './tables.ts'
import { mostCounted, type RecordFilters, type visits } from '../contract.ts'
import { conditionOf } from './filters.ts'

type Input = Taken<typeof visits.calls.listRecords>

const newestFirst = [desc(v.cameAt), desc(v.id)]

/** The visits that filters let through, the newest first; `offset` leaves so many of them out. */
export async function recordsOf(
  lease: Lease,
  filters: RecordFilters,
  offset = 0,
): Promise<NewestFirst<ReadRow>> {
  return {
    condition: await conditionOf(lease, filters),
    at: v.cameAt,
    id: v.id,
    read: (given) => readRows(lease, { ...given, order: newestFirst, offset }),
    idOf: ({ row }) => row.id,
  }
}

/** A page of records, the newest first: by offset, or behind the last row of a page also while new ones arrive. Throws invalid. */
export async function listRecords(context: Context, input: Input) {
  const { offset, maxCount, after, ...filters } = input
  const list = await recordsOf(context, filters, after ? 0 : offset)
  const counted = { from: v, condition: list.condition, most: mostCounted }
  const { data, pagination } = await cursorPage(context, { ...list, counted }, { after, maxCount })
  return { data: data.map((row) => toVisitor(row, context)), pagination: { offset, ...pagination } }
}

/** How many the filters find. */
export const countRecords = async (lease: Lease, filters: RecordFilters): Promise<number> =>
  lease.db.$count(v, await conditionOf(lease, filters))

/** How many records and heads the filters find, by state. */
export async function totalRecords(lease: Lease, filters: RecordFilters) {
  const rows = await lease.db
    .select({ state: v.state, n: sql<number>`count(*)::int`, people: sql<number>`sum(${v.people})::int` })
    .from(v)
    .where(await conditionOf(lease, filters))
    .groupBy(v.state)
  const of = (state: string) => rows.find((row) => row.state === state)?.n ?? 0
  const came = rows.filter((row) => row.state === 'arrived' || row.state === 'left')
  return {
    total: rows.reduce((sum, row) => sum + row.n, 0),
    // Heads that were here: whoever never came is no head.
    people: came.reduce((sum, row) => sum + row.people, 0),
    booked: of('booked'),
    arrived: of('arrived'),
    left: of('left'),
    cancelled: of('cancelled'),
    expired: of('expired'),
  }
}
