import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { behind, cursorOf } from './cursor.ts'
import type { Lease } from './database.ts'

/** A list, the newest first by an instant, and how its rows are read. */
export interface NewestFirst<Row extends { micros: number }> {
  condition: SQL | undefined
  at: PgColumn
  id: PgColumn
  /** Gives at most `limit` rows in the order of `at` and `id`, each with its instant as `microsOf` tells it. */
  read: (given: { condition: SQL | undefined; limit: number }) => Promise<Row[]>
  idOf: (row: Row) => string
}

/** Rows behind a cursor, '' for the first, and the cursor behind them, '' after the last. Throws invalid for a cursor that is none. */
export async function rowsBehind<Row extends { micros: number }>(
  { condition, at, id, read, idOf }: NewestFirst<Row>,
  { after, limit }: { after: string; limit: number },
): Promise<{ rows: Row[]; after: string }> {
  const found = await read({ condition: and(condition, behind(after, at, id)), limit: limit + 1 })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, after: last ? cursorOf({ micros: last.micros, id: idOf(last) }) : '' }
}

/** What is counted no further than it must be: a past of years costs no more than its first `most` rows. */
export interface Counted {
  /** Tables to count in: the one of the list, or those that its condition speaks of. */
  from: SQL | PgColumn['table']
  condition: SQL | undefined
  most: number
}

/** The number of rows, one more than `most` when there are more: for `select`. */
export function countUpTo({ from, condition, most }: Counted): SQL<number> {
  const where = condition ? sql`where ${condition}` : sql``
  return sql`(select count(*) from (select from ${from} ${where} limit ${sql.raw(String(most + 1))}) as counted)`
}

/** A number that `countUpTo` gave, as a page says it. */
export const totalOf = (n: number, most: number) => ({ total: Math.min(n, most), totalIsCapped: n > most })

/**
 * A page of a list, the newest first, behind the row that `after` names, also while new ones arrive; with how many there are.
 * Throws invalid for a cursor that is none.
 */
export async function cursorPage<Row extends { micros: number }>(
  lease: Lease,
  list: NewestFirst<Row> & { counted: Counted },
  { after, maxCount }: { after: string; maxCount: number },
) {
  const { counted } = list
  const [page, { rows: count }] = await Promise.all([
    rowsBehind(list, { after, limit: maxCount }),
    lease.db.execute<{ n: number }>(sql`select ${countUpTo(counted)} as n`),
  ])
  return {
    data: page.rows,
    pagination: { after: page.after, maxCount, ...totalOf(count[0]?.n ?? 0, counted.most) },
  }
}
