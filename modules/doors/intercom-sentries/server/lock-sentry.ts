import { and, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { type SentryRow, sentryTable as s } from './tables.ts'

/** A sentry that is in use, held until the transaction ends. Throws notFound. */
export async function lockSentry(lease: Lease, sentryId: string): Promise<SentryRow> {
  const [row] = await lease.db
    .select()
    .from(s)
    .where(and(eq(s.id, sentryId), isNull(s.retiredAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}
