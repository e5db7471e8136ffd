import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { FieldChange } from '#platform/contract/history.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Author } from '#platform/server/work.ts'
import type { Act } from '../shapes.ts'
import type { VisitorRow } from './queries.ts'
import { visitorHistory, visitorTable as v } from './tables.ts'

/** Locks a visitor's record until the transaction ends; whoever waited sees what the other one wrote. Throws notFound. */
export async function lockVisitor(lease: Lease, visitorId: string): Promise<VisitorRow> {
  const [row] = await lease.db.select().from(v).where(eq(v.id, visitorId)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/** Locks several, in the order of their ids; those that do not exist are absent. */
export const lockVisitors = (lease: Lease, ids: readonly string[]): Promise<VisitorRow[]> =>
  lease.db
    .select()
    .from(v)
    .where(inArray(v.id, [...ids]))
    .orderBy(asc(v.id))
    .for('update')

/** Writes records of visitors who walked in or are awaited. */
export async function insertVisitors(lease: Lease, rows: (typeof v.$inferInsert)[]): Promise<void> {
  await lease.db.insert(v).values(rows)
}

/** Writes what changes of some records, with a line in each one's timeline. */
export async function changeVisitors(
  lease: Lease & { now: Date },
  author: Author,
  ids: readonly string[],
  item: { act: Act; set: Partial<typeof v.$inferInsert>; reason?: string; changes?: FieldChange[] },
): Promise<void> {
  if (!ids.length) return
  const { act, set, reason = '', changes = [] } = item
  await lease.db
    .update(v)
    .set({ ...set, rowVersion: sql`${v.rowVersion} + 1` })
    .where(inArray(v.id, [...ids]))
  await visitorHistory.add(
    lease,
    author,
    ids.map((visitorId) => ({ visitorId, act, reason, changes })),
  )
}
