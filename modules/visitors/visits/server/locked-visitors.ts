import { asc, eq, inArray, sql } from 'drizzle-orm'
import { newId } from '#platform/contract/new-id.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { Act, Change } from '../shapes.ts'
import type { VisitorRow } from './queries.ts'
import { visitorChanges, visitorTable as v } from './tables.ts'

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

/** Who changes a record: an account, or the program itself. */
export interface Author {
  accountId: string
  name: string
}

/** Writes what changes of some records, with a line in each one's timeline. */
export async function changeVisitors(
  lease: Lease & { now: Date },
  author: Author,
  ids: readonly string[],
  item: { act: Act; set: Partial<typeof v.$inferInsert>; reason?: string; changes?: Change[] },
): Promise<void> {
  if (!ids.length) return
  const { act, set, reason = '', changes = [] } = item
  await lease.db
    .update(v)
    .set({ ...set, rowVersion: sql`${v.rowVersion} + 1` })
    .where(inArray(v.id, [...ids]))
  await lease.db.insert(visitorChanges).values(
    ids.map((visitorId) => ({
      id: newId(),
      visitorId,
      at: lease.now,
      accountId: author.accountId,
      accountName: author.name,
      act,
      reason,
      changes,
    })),
  )
}
