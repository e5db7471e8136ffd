import { and, eq, isNull, sql } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { sentryTable as s } from '#modules/doors/intercom-sentries/server/public.ts'
import { type DoorRow, doorTable as d } from './tables.ts'

/** A door is in use as long as its sentry is. */
export const isLive = and(
  isNull(d.retiredAt),
  sql`exists (select from ${s} where ${s.id} = ${d.sentryId} and ${s.retiredAt} is null)`,
)

/** A door that is in use, held until the transaction ends. Throws notFound. */
export async function lockDoor(lease: Lease, doorId: string): Promise<DoorRow> {
  const [row] = await lease.db
    .select()
    .from(d)
    .where(and(eq(d.id, doorId), isLive))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** The door of a sentry; undefined where it has none that is in use. */
export async function doorOfSentry(lease: Lease, sentryId: string | null): Promise<DoorRow | undefined> {
  if (!sentryId) return undefined
  const [row] = await lease.db
    .select()
    .from(d)
    .where(and(eq(d.sentryId, sentryId), isLive))
  return row
}
