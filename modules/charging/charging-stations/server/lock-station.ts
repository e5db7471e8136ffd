import { and, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { stationTable as s } from './tables.ts'

/** A station that is in use, held until the transaction ends. Throws notFound. */
export async function lockStation(lease: Lease, stationId: string) {
  const [row] = await lease.db
    .select()
    .from(s)
    .where(and(eq(s.id, stationId), isNull(s.retiredAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}
