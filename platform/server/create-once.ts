import { isDeepStrictEqual } from 'node:util'
import { type AnyColumn, eq } from 'drizzle-orm'
import { type PgTable, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Problem } from '#platform/contract/problem.ts'
import type { Audit, AuditEntry } from './context.ts'
import type { Lease } from './database.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** What is made under an id that the client made. */
export interface Creation<Row, Made> {
  id: string
  find: () => Promise<Row | undefined>
  /** Whether what stands there is what is asked for now. */
  isSame: (row: Row) => boolean
  /** The id stands for something else. */
  taken: () => Problem
  /** The line of the audit when it comes again. */
  again?: AuditEntry
  /** The caller holds a lock already in which whatever has this id waits for its first attempt: a lock of all things of the kind. */
  isLocked?: boolean
  create: () => Promise<Made>
}

/**
 * Creates once: whoever comes with the same id and the same content, also at the same moment, finds what the first one made.
 * Gives what `create` gives, or the row that was there. Throws `taken`, and what `create` throws.
 */
export async function createOnce<Row, Made>(
  work: Lease & { audit?: Audit },
  { id, find, isSame, taken, again, isLocked, create }: Creation<Row, Made>,
): Promise<Row | Made> {
  if (!isLocked) await oneAtATime(work, id)
  const earlier = await find()
  if (!earlier) return create()
  if (!isSame(earlier)) throw taken()
  if (again) work.audit?.(again)
  return earlier
}

const anyTable = () => pgTable('', { id: uuid('id') })

/** The row of an id; undefined when there is none. */
export async function rowOf<T extends PgTable & { id: AnyColumn }>(
  lease: Lease,
  table: T,
  id: string,
): Promise<T['$inferSelect'] | undefined> {
  // Drizzle cannot name what several tables have in common.
  const rows = table as unknown as ReturnType<typeof anyTable>
  const [row] = await lease.db.select().from(rows).where(eq(table.id, id))
  return row
}

/** Whether a row says all of this. */
export function says(row: object, content: object): boolean {
  const said = new Map<string, unknown>(Object.entries(row))
  return Object.entries(content).every(([name, value]) => isDeepStrictEqual(said.get(name), value))
}
