import { and, desc, type SQL, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { behind, cursorOf } from '#platform/server/cursor.ts'
import type { Lease } from '#platform/server/database.ts'
import { type ReadRow, readRows, toVisitor } from './queries.ts'
import { visitorTable as v } from './tables.ts'
import { mostCounted, type RecordFilters, type visits } from '../contract.ts'
import { conditionOf } from './filters.ts'

type Input = Taken<typeof visits.calls.listRecords>

const newestFirst = [desc(v.cameAt), desc(v.id)]

/** Counts no further than it must: a past of years costs no more than its first 10000. */
async function countOf(lease: Lease, condition: SQL | undefined) {
  const where = condition ? sql`where ${condition}` : sql``
  const { rows } = await lease.db.execute<{ n: number }>(
    sql`select count(*) as n from (select from ${v} ${where} limit ${sql.raw(String(mostCounted + 1))}) as counted`,
  )
  const n = rows[0]?.n ?? 0
  return { total: Math.min(n, mostCounted), totalIsCapped: n > mostCounted }
}

/** Rows behind a cursor, the newest first, with the cursor behind them; '' after the last. */
export async function rowsBehind(
  lease: Lease,
  filters: RecordFilters,
  page: { after: string; limit: number; offset?: number },
): Promise<{ rows: ReadRow[]; after: string }> {
  const { after, limit, offset = 0 } = page
  const condition = and(await conditionOf(lease, filters), behind(after, v.cameAt, v.id))
  const found = await readRows(lease, { condition, order: newestFirst, limit: limit + 1, offset })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, after: last ? cursorOf({ micros: last.micros, id: last.row.id }) : '' }
}

/** A page of records, the newest first: by offset, or behind the last row of a page also while new ones arrive. Throws invalid. */
export async function listRecords(context: Context, input: Input) {
  const { offset, maxCount, after, ...filters } = input
  const [page, total] = await Promise.all([
    rowsBehind(context, filters, { after, limit: maxCount, offset: after ? 0 : offset }),
    conditionOf(context, filters).then((condition) => countOf(context, condition)),
  ])
  return {
    data: page.rows.map((row) => toVisitor(row, context)),
    pagination: { offset, maxCount, ...total, after: page.after },
  }
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
