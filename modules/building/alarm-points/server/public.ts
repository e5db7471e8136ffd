import { eq } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { pointTable as p, type PointRow } from './tables.ts'

export { type AtHome, findAtHome, pointAtHome } from './at-home.ts'
export { isBeyond, judge, type Said, type Standing } from './condition.ts'
export { isMaintained, isPaused, isSilenced } from './quiet.ts'
export { lockPoint, lockPoints } from './lock.ts'
export { ofWhoSees, readPoints } from './queries.ts'
export { type PointRow, pointTable } from './tables.ts'

/** Keeps how a point stands. The caller holds it. */
export async function keepStanding(
  lease: Lease,
  pointId: string,
  standing: Partial<
    Pick<
      PointRow,
      'isAbnormal' | 'pendingSince' | 'value' | 'valueAt' | 'heardAt' | 'isLost' | 'isTested' | 'isStamped'
    >
  >,
): Promise<void> {
  await lease.db.update(p).set(standing).where(eq(p.id, pointId))
}
export { demoHome, demoPoints } from './demo.ts'
export { inUse, isInUse } from './in-use.ts'
