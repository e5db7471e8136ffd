import { newId } from '#platform/contract/new-id.ts'
import type { Work } from '#platform/server/work.ts'
import { lockersChanged, stayChanged, stayTold } from '../events.ts'
import type { StepKind } from '../shapes.ts'
import { cabinetTable as cab, stepTable } from './tables.ts'
import { eq, sql } from 'drizzle-orm'

interface Stepped {
  step: StepKind
  stayId?: string | null
  cubbyId?: string | null
  by: string
  at?: Date
  reason?: string
  photoPath?: string
}

/** Writes a step down and tells the pages. */
export async function noteStep(
  work: Work,
  { by, at = work.now, stayId = null, cubbyId = null, ...step }: Stepped,
): Promise<void> {
  await work.db.insert(stepTable).values({ id: newId(), ...step, stayId, cubbyId, at, byName: by })
  if (stayId) work.emit(stayChanged, { stayId })
}

/** What a cabinet has to know is another: it is told when its line is there. */
export async function touchCabinet(work: Work, cabinetId: string): Promise<void> {
  await work.db
    .update(cab)
    .set({ revision: sql`${cab.revision} + 1` })
    .where(eq(cab.id, cabinetId))
  work.emit(lockersChanged, { cabinetId })
}

/** The household is to hear of its stay. */
export async function tellHousehold(
  work: Work,
  stayId: string,
  kind: 'stowed' | 'reminded' | 'codeRenewed' | 'atDesk' | 'rejected',
): Promise<void> {
  const id = newId()
  await work.query('insert into locker_notice (id, stay_id, kind, at) values ($1, $2, $3, $4)', [
    id,
    stayId,
    kind,
    work.now,
  ])
  work.emit(stayTold, { noticeIds: [id] })
}
