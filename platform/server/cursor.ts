import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { problems } from '#platform/contract/problems.ts'

/** The last row of a page: its instant to the microsecond and its id. Clients hand it back as they got it. */
export const cursorOf = ({ micros, id }: { micros: number; id: string }): string => `${micros}.${id}`

/** The instant of a row in microseconds since 1970, exactly as the table has it. */
export const microsOf = (column: PgColumn): SQL<number> =>
  sql<number>`(extract(epoch from ${column}) * 1000000)::bigint`

/** The instant and the id of a cursor; null for the first page. Throws invalid for anything else. */
export function readCursor(cursor: string): { micros: string; id: string } | null {
  if (!cursor) return null
  const [, micros, id] = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? []
  if (!micros || !id) throw problems.invalid(['After：請從第一頁重新開始。'])
  return { micros, id }
}

/** Rows after a cursor, the newest first; undefined for the first page. Throws invalid for anything else. */
export function behind(cursor: string, at: PgColumn, id: PgColumn): SQL | undefined {
  const last = readCursor(cursor)
  if (!last) return undefined
  return sql`(${at}, ${id}) < ('epoch'::timestamptz + ${last.micros}::float8 * interval '1 microsecond', ${last.id}::uuid)`
}
