import { and, eq, isNull } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import { oneAtATime } from '#platform/server/one-at-a-time.ts'
import { cabinetTable as cab, cubbyTable as c, stayTable as s } from './tables.ts'

/** Who chooses cubbies of a cabinet does so alone. Throws notFound. */
export async function lockCabinet(lease: Lease, cabinetId: string) {
  await oneAtATime(lease, `locker cabinet ${cabinetId}`)
  const [row] = await lease.db
    .select()
    .from(cab)
    .where(and(eq(cab.id, cabinetId), isNull(cab.retiredAt)))
    .for('update')
  if (!row) throw problems.notFound()
  return row
}

/** A stay, held until the transaction ends. Throws notFound. */
export async function lockStay(lease: Lease, stayId: string) {
  const [row] = await lease.db.select().from(s).where(eq(s.id, stayId)).for('update')
  if (!row) throw problems.notFound()
  return row
}

/** A cubby that is in use or may be. Throws notFound. */
export async function requireCubby(lease: Lease, cubbyId: string) {
  const [row] = await lease.db
    .select()
    .from(c)
    .where(and(eq(c.id, cubbyId), isNull(c.retiredAt)))
  if (!row) throw problems.notFound()
  return row
}

export type CabinetRow = Awaited<ReturnType<typeof lockCabinet>>
export type StayRow = Awaited<ReturnType<typeof lockStay>>
export type CubbyRow = Awaited<ReturnType<typeof requireCubby>>
