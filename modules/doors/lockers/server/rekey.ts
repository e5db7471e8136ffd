import { eq, sql } from 'drizzle-orm'
import type { CallContext } from '#platform/server/context.ts'
import { freshKey } from './keys.ts'
import { lockCabinet, lockStay, requireCubby } from './locks.ts'
import { rearmStay } from './stow.ts'
import { cabinetTable as cab } from './tables.ts'

/** Makes the key of a cabinet's codes anew: each parcel there gets another code, and its household hears of it. Throws notFound. */
export async function rekey(context: CallContext, cabinetId: string) {
  const before = await lockCabinet(context, cabinetId)
  const codeKey = freshKey(context.sealer, cabinetId)
  await context.db
    .update(cab)
    .set({ codeKey, keyVersion: sql`${cab.keyVersion} + 1` })
    .where(eq(cab.id, cabinetId))
  const cabinet = { ...before, codeKey }
  const rows = await context.query<{ id: string; cubbyId: string }>(
    `select id, cubby_id as "cubbyId" from locker_stay where cabinet_id = $1 and state = 'stowed' order by id`,
    [cabinetId],
  )
  for (const { id, cubbyId } of rows) {
    const stay = await lockStay(context, id)
    const cubby = await requireCubby(context, cubbyId)
    await rearmStay(context, context.sealer, { cabinet, cubby, stay, by: context.actor.name })
  }
  context.audit({
    action: 'lockers.rekey',
    target: 'lockerCabinet',
    targetId: cabinetId,
    after: { name: before.name, renewed: rows.length },
  })
  return { renewed: rows.length }
}
