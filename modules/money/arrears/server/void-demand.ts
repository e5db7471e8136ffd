import { eq } from 'drizzle-orm'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { demandsMade } from '../events.ts'
import { alreadyVoided } from '../problems.ts'
import type { Demand } from '../shapes.ts'
import { type DemandRow, demandTable as t } from './tables.ts'

/** A step as it goes out. */
export const toDemand = (row: DemandRow): Demand => {
  const {
    id,
    batchId: _batch,
    householdId: _household,
    billCount: _count,
    accountId: _account,
    ...facts
  } = row
  const { accountName, voidedByName, communityId: _community, ...rest } = facts
  return { ...rest, demandId: id, by: accountName, voidedBy: voidedByName }
}

/** Takes a step back; it stays in the history with why. Throws notFound, alreadyVoided. */
export async function voidDemand(
  context: Context,
  { demandId, reason }: { demandId: string; reason: string },
): Promise<Demand> {
  const [row] = await context.db.select().from(t).where(eq(t.id, demandId)).for('update')
  if (!row) throw problems.notFound()
  if (row.voidedAt) throw alreadyVoided()
  const change = { voidedAt: context.now, voidedByName: context.actor.name, voidReason: reason }
  await context.db.update(t).set(change).where(eq(t.id, demandId))
  context.emit(demandsMade, { count: 1 })
  context.audit({
    action: 'arrears.voidDemand',
    target: 'demand',
    targetId: demandId,
    before: { step: row.step, day: row.day },
    reason,
  })
  return toDemand({ ...row, ...change })
}
