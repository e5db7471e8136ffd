import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { cut } from '#platform/contract/cut.ts'
import type { Context } from '#platform/server/context.ts'
import { addAreas, moveSpaces } from '#modules/homes/household-properties/server/public.ts'
import { householdMerged } from '#modules/homes/households/events.ts'
import {
  changeHousehold,
  closeHousehold,
  householdChangedSince,
  type LockedHousehold,
  lockForClosing,
  takeMarks,
} from '#modules/homes/households/server/public.ts'
import { moveResidents, moveVehicles } from '#modules/homes/residents/server/public.ts'
import { type householdMergers, type Moved, otherKind, sameHousehold } from '../contract.ts'
import { movedInWords } from './moved-in-words.ts'
import { moveParts, type Parts } from './move-parts.ts'

type Input = Taken<typeof householdMergers.calls.merge>

async function lockBoth(
  context: Context,
  input: Input,
): Promise<{ from: LockedHousehold; to: LockedHousehold }> {
  const { householdId, intoId, rowVersion, intoVersion } = input
  if (householdId === intoId) throw sameHousehold()
  const locked = await lockForClosing(context, householdId, intoId)
  const from = locked.find((item) => item.id === householdId)
  const to = locked.find((item) => item.id === intoId)
  if (!from || !to) throw problems.notFound()
  if (from.rowVersion !== rowVersion) throw await householdChangedSince(context, householdId)
  if (to.rowVersion !== intoVersion) throw await householdChangedSince(context, intoId)
  if (from.isVirtual !== to.isVirtual) throw otherKind()
  return { from, to }
}

/**
 * Merges a household into another one, in one transaction: people, vehicles, marks, parking and what modules declare of it
 * (cards, phones, what waits at the desk, what is yet to be told) go over; then it closes. What was handed over, its records
 * and its owners stay its.
 * Throws sameHousehold, notFound, householdChangedMeanwhile (also when somebody merged one of them meanwhile), otherKind.
 */
export async function merge(context: Context, declared: Parts, input: Input): Promise<Moved> {
  const { from, to } = await lockBoth(context, input)
  const reason = cut(`${from.label} 併入 ${to.label}：${input.reason}`, 150)
  const { householdParts, residentParts } = declared
  const parts = await moveParts(
    context,
    householdParts.filter((part) => part.isChosen),
    { from, to, reason },
  )
  const vehicles = from.isVirtual ? 0 : await moveVehicles(context, { fromId: from.id, toId: to.id })
  const residents = from.isVirtual
    ? 0
    : await moveResidents(context, residentParts, { householdId: from.id, toHouseholdId: to.id, reason })
  await takeMarks(context, from.id, to.id)
  const spaces = await moveSpaces(context, { fromId: from.id, toId: to.id })
  const others = householdParts.filter((part) => !part.isChosen)
  parts.push(...(await moveParts(context, others, { from, to, reason })))
  const moved = { residents, vehicles, spaces: spaces.length, parts }
  const areas = input.addAreas ? await addAreas(context, from.id, to.id) : []
  await changeHousehold(context, {
    householdId: to.id,
    act: 'merged',
    otherId: from.id,
    reason: input.reason,
    changes: [...movedInWords(moved, spaces), ...areas],
  })
  await closeHousehold(context, from, { mergedInto: to.id, reason: input.reason })
  context.emit(householdMerged, { householdId: from.id, intoId: to.id })
  return moved
}
