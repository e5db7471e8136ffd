import { and, asc, inArray, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { type PointRow, pointTable as p } from './tables.ts'

/** Points that are watched, by their ids, held in one order until the transaction ends. Those that are not there are left out. */
export function lockPoints(lease: Lease, pointIds: readonly string[]): Promise<PointRow[]> {
  return lease.db
    .select()
    .from(p)
    .where(and(inArray(p.id, [...pointIds]), isNull(p.retiredAt)))
    .orderBy(asc(p.id))
    .for('update')
}

/** One of them. Throws notFound. */
export async function lockPoint(lease: Lease, pointId: string): Promise<PointRow> {
  const [row] = await lockPoints(lease, [pointId])
  if (!row) throw problems.notFound()
  return row
}
