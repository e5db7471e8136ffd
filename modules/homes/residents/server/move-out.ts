import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { ResidentPart } from '#platform/server/household-part.ts'
import { leftBeforeCame, type residents as calls } from '../contract.ts'
import { residentsMovedOut } from '../events.ts'
import type { FormerResident } from '../shapes.ts'
import { requireSeen } from './change.ts'
import { endOf, pastDay } from './days.ts'
import { writeMoves } from './history.ts'
import { lockHomes, lockResident } from './lock.ts'
import { type ResidentRow, residentsByIds } from './queries.ts'
import { shown } from './residents.ts'
import { residents, vehicles } from './tables.ts'

type Leaving = Pick<Taken<typeof calls.calls.moveOut>, 'onDay' | 'reason'> & { householdId: string }

/** What stays of people who leave; the household is locked and they are seen to live in it. */
async function leave(
  context: Context,
  parts: readonly ResidentPart[],
  rows: readonly ResidentRow[],
  { householdId, reason, ...input }: Leaving,
) {
  const onDay = pastDay(input.onDay, context.now)
  for (const row of rows) {
    requireSeen(context, row)
    if (row.movedInOn && onDay < row.movedInOn) throw leftBeforeCame(row.movedInOn)
  }
  const residentIds = rows.map((row) => row.residentId)
  await context.db
    .update(residents)
    .set({
      movedOutOn: onDay,
      movedOutAt: endOf(onDay, context.now),
      isContact: false,
      rowVersion: sql`${residents.rowVersion} + 1`,
      changedAt: context.now,
      changedByName: context.actor.name,
    })
    .where(inArray(residents.id, residentIds))
  await removeVehicles(context, residentIds)
  for (const residentId of residentIds)
    for (const part of parts) await part.end(context, { residentId, reason: reason || '住戶遷出' })
  writeMoves(
    context,
    residentIds.map((residentId) => ({ kind: 'movedOut', residentId, from: householdId, onDay, reason })),
  )
  context.emit(residentsMovedOut, { householdIds: [householdId], residentIds })
  for (const row of rows)
    context.audit({
      action: 'residents.moveOut',
      target: 'resident',
      targetId: row.residentId,
      before: shown(row),
      after: { movedOutOn: onDay },
      reason: reason || undefined,
    })
  return onDay
}

/**
 * Somebody moves out of the community: they are offered nowhere any more, their vehicles leave, what
 * modules declare of them ends (cards and phones open nothing), their history stays. Throws notFound, noFlat, alreadyMovedOut, dayTooLate, leftBeforeCame.
 */
export async function moveOut(
  context: Context,
  parts: readonly ResidentPart[],
  input: Taken<typeof calls.calls.moveOut>,
): Promise<FormerResident> {
  const { row } = await lockResident(context, input)
  const movedOutOn = await leave(context, parts, [row], input)
  const { residentId, name, identityId, movedInOn } = row
  return { residentId, name, identityId, movedInOn, movedOutOn, reason: input.reason }
}

/** People of one household move out together, all of them or nobody. Throws as moveOut. */
export async function moveOutTogether(
  context: Context,
  parts: readonly ResidentPart[],
  input: Taken<typeof calls.calls.moveOutTogether>,
): Promise<{ moved: number }> {
  const { householdId } = input
  const wanted = [...new Set(input.residentIds)]
  await lockHomes(context, [householdId])
  const rows = await residentsByIds(context, wanted)
  if (rows.length < wanted.length || rows.some((row) => row.householdId !== householdId))
    throw problems.notFound()
  await leave(context, parts, rows, input)
  return { moved: rows.length }
}

const removeVehicles = (context: Context, residentIds: string[]) =>
  context.db
    .update(vehicles)
    .set({ removedAt: context.now })
    .where(and(inArray(vehicles.residentId, residentIds), isNull(vehicles.removedAt)))
