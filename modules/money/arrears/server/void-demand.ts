import { eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { demandVoided } from '../events.ts'
import { alreadyVoided } from '../problems.ts'
import type { Demand } from '../shapes.ts'
import { demandsOf } from './demands-of.ts'
import { demandTable as t } from './tables.ts'

/** Takes a step back; it stays in the history with why, and what did not go out yet stays here. Throws notFound, alreadyVoided. */
export async function voidDemand(
  context: Context,
  { demandId, reason }: { demandId: string; reason: string },
): Promise<Demand> {
  const [row] = await context.db.select().from(t).where(eq(t.id, demandId)).for('update')
  if (!row) throw problems.notFound()
  if (row.voidedAt) throw alreadyVoided()
  const change = { voidedAt: context.now, voidedByName: context.actor.name, voidReason: reason }
  await context.db.update(t).set(change).where(eq(t.id, demandId))
  context.emit(demandVoided, { demandId })
  context.audit({
    action: 'arrears.voidDemand',
    target: 'demand',
    targetId: demandId,
    before: { step: row.step, day: row.day },
    reason,
  })
  const [voided] = await demandsOf(context, { demandId, withNames: true })
  if (!voided) throw problems.notFound()
  return voided
}
