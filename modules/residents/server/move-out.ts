import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import { unbindOf } from '#modules/activation/server/public.ts'
import { leftBeforeCame, type residents as calls } from '../contract.ts'
import { residentsMovedOut } from '../events.ts'
import type { FormerResident } from '../shapes.ts'
import { requireSeen } from './change.ts'
import { endOf, pastDay } from './days.ts'
import { writeMoves } from './history.ts'
import { lockResident } from './lock.ts'
import { shown } from './residents.ts'
import { residents, vehicles } from './tables.ts'

/**
 * Somebody moves out of the community: they are offered nowhere any more, their vehicles leave, their cards
 * and phones open nothing any more, their history stays. Throws notFound, noFlat, alreadyMovedOut, dayTooLate, leftBeforeCame.
 */
export async function moveOut(
  context: Context,
  input: Taken<typeof calls.calls.moveOut>,
): Promise<FormerResident> {
  const { householdId, residentId, reason } = input
  const { row } = await lockResident(context, input)
  requireSeen(context, row)
  const onDay = pastDay(input.onDay, context.now)
  if (row.movedInOn && onDay < row.movedInOn) throw leftBeforeCame(row.movedInOn)
  await context.db
    .update(residents)
    .set({
      movedOutOn: onDay,
      movedOutAt: endOf(onDay, context.now),
      isContact: false,
      rowVersion: row.rowVersion + 1,
      changedAt: context.now,
      changedByName: context.actor.name,
    })
    .where(eq(residents.id, residentId))
  await removeVehicles(context, [residentId])
  await unbindOf(context, { residentId, reason: reason || '住戶遷出' })
  await writeMoves(context, [{ kind: 'movedOut', residentId, from: householdId, onDay, reason }])
  context.emit(residentsMovedOut, { householdIds: [householdId], residentIds: [residentId] })
  context.audit({
    action: 'residents.moveOut',
    target: 'resident',
    targetId: residentId,
    before: shown(row),
    after: { movedOutOn: onDay },
    reason: reason || undefined,
  })
  const { name, identityId, movedInOn } = row
  return { residentId, name, identityId, movedInOn, movedOutOn: onDay, reason }
}

const removeVehicles = (context: Context, residentIds: string[]) =>
  context.db
    .update(vehicles)
    .set({ removedAt: context.now })
    .where(and(inArray(vehicles.residentId, residentIds), isNull(vehicles.removedAt)))
