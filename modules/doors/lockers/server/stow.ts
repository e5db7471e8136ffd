import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Sealer } from '#platform/server/seal.ts'
import type { Work } from '#platform/server/work.ts'
import { codeOf } from '../codes.ts'
import { keyOf } from './keys.ts'
import type { CabinetRow, CubbyRow, StayRow } from './locks.ts'
import { noteStep, tellHousehold, touchCabinet } from './steps.ts'
import { cubbyTable as c, stayTable as s } from './tables.ts'

const hour = 3_600_000

/** The next counter of a cubby whose code no other cubby of the cabinet has now. The caller holds the cabinet. */
async function nextCounter(
  work: Work,
  sealer: Sealer,
  cabinet: CabinetRow,
  cubby: CubbyRow,
): Promise<number> {
  const others = await work.db
    .select({ name: c.name, counter: s.counter })
    .from(s)
    .innerJoin(c, eq(c.id, s.cubbyId))
    .where(and(eq(c.cabinetId, cabinet.id), isNull(s.endedAt), eq(s.state, 'stowed'), ne(c.id, cubby.id)))
  const key = await keyOf(work, sealer, cabinet)
  const taken = new Set(others.map(({ name, counter }) => codeOf(key, name, counter ?? 0)))
  let counter = cubby.counter + 1
  while (taken.has(codeOf(key, cubby.name, counter))) counter++
  await work.db.update(c).set({ counter }).where(eq(c.id, cubby.id))
  return counter
}

/**
 * A parcel lies in its cubby from now on: it gets its counter, by which the cabinet knows the code, and the time until which it is
 * held; the household hears of it. The caller holds cabinet and stay, and has put the package there.
 */
export async function armStay(
  work: Work,
  sealer: Sealer,
  of: {
    cabinet: CabinetRow
    cubby: CubbyRow
    stay: Pick<StayRow, 'id'>
    packageId: string
    at: Date
    by: string
  },
): Promise<void> {
  const { cabinet, cubby, stay, packageId, at, by } = of
  const counter = await nextCounter(work, sealer, cabinet, cubby)
  await work.db
    .update(s)
    .set({
      state: 'stowed',
      packageId,
      cabinetId: cabinet.id,
      cubbyId: cubby.id,
      counter,
      stowedAt: at,
      holdUntil: new Date(at.getTime() + cabinet.holdHours * hour),
    })
    .where(eq(s.id, stay.id))
  await noteStep(work, { step: 'completedStow', stayId: stay.id, cubbyId: cubby.id, by, at })
  await touchCabinet(work, cabinet.id)
  await tellHousehold(work, stay.id, 'stowed')
}

/** Another code for what lies in a cubby: the one before opens nothing any more. The caller holds cabinet and stay. */
export async function rearmStay(
  work: Work,
  sealer: Sealer,
  of: { cabinet: CabinetRow; cubby: CubbyRow; stay: Pick<StayRow, 'id'>; by: string },
): Promise<void> {
  const counter = await nextCounter(work, sealer, of.cabinet, of.cubby)
  await work.db.update(s).set({ counter }).where(eq(s.id, of.stay.id))
  await noteStep(work, { step: 'codeRenewed', stayId: of.stay.id, cubbyId: of.cubby.id, by: of.by })
  await touchCabinet(work, of.cabinet.id)
  await tellHousehold(work, of.stay.id, 'codeRenewed')
}
