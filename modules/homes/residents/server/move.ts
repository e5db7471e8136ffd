import { eq } from 'drizzle-orm'
import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import type { ResidentPart } from '#platform/server/household-part.ts'
import { moveMarks } from '#modules/homes/households/server/public.ts'
import { livesHere, type residents as calls, sameHousehold } from '../contract.ts'
import { residentsChanged, residentsMoved } from '../events.ts'
import type { Resident } from '../shapes.ts'
import { requireSeen } from './change.ts'
import { pastDay } from './days.ts'
import { writeMoves } from './history.ts'
import { lockHomes } from './lock.ts'
import { residentsByIds, residentsOf } from './queries.ts'
import { rentedByRenter } from './rent.ts'
import { shown } from './residents.ts'
import { residents } from './tables.ts'

// A plate that the other household has already is the same vehicle: this row of it leaves.
const moveVehicles = `
  with moving as (
    select v.id, exists (select from vehicle w where w.household_id = $1 and w.bare_plate = v.bare_plate
      and w.plate <> '' and w.removed_at is null) as is_there
    from vehicle v where v.removed_at is null and v.household_id <> $1
      and (v.resident_id = any($2) or ($3 and v.household_id = $4 and v.resident_id is null))
  )
  update vehicle v set household_id = case when m.is_there then v.household_id else $1 end,
    removed_at = case when m.is_there then now() end
  from moving m where m.id = v.id`

const rehouse = `
  update resident r set household_id = $1, row_version = r.row_version + 1, changed_at = $3, changed_by_name = $4,
    position = coalesce((select max(o.position) from resident o where o.household_id = $1), -1) + n.nth
  from unnest($2::uuid[]) with ordinality n (id, nth) where r.id = n.id`

/** Whom to move: some people, or everybody who lives in a household with what is the household's own. */
export type Movers =
  | { residentIds: readonly string[]; householdId?: undefined }
  | { householdId: string; residentIds?: undefined }

/**
 * Moves people to another household of the community with their vehicles, marks and what modules declare to go with them.
 * Nobody living in `householdId` is fine. Gives how many moved. Both households must be open yet.
 * Throws notFound (a household, a person), noFlat, sameHousehold, alreadyMovedOut, dayTooLate.
 */
export async function moveResidents(
  context: Context,
  parts: readonly ResidentPart[],
  input: Movers & { toHouseholdId: string; reason?: string; onDay?: string },
): Promise<number> {
  const { toHouseholdId, reason = '' } = input
  const onDay = pastDay(input.onDay, context.now)
  const asked = input.residentIds
    ? await residentsByIds(context, [...new Set(input.residentIds)])
    : await residentsOf(context, input.householdId)
  if (input.residentIds && asked.length !== new Set(input.residentIds).size) throw problems.notFound()
  const fromIds = input.residentIds ? [...new Set(asked.map((row) => row.householdId))] : [input.householdId]
  if (fromIds.includes(toHouseholdId)) throw sameHousehold()
  const homes = await lockHomes(context, [...fromIds, toHouseholdId])
  const ids = asked.map((row) => row.residentId)
  const rows = await residentsByIds(context, ids)
  for (const row of rows) requireSeen(context, row)
  // Somebody who moved between the look and the lock is no longer where the desk saw them.
  if (rows.some((row) => !fromIds.includes(row.householdId))) throw problems.notFound()

  await context.query(rehouse, [toHouseholdId, ids, context.now, context.actor.name])
  await context.query(moveVehicles, [toHouseholdId, ids, !input.residentIds, fromIds[0]])
  await moveMarks(context, ids, toHouseholdId)
  for (const part of parts) await part.move(context, { residentIds: ids, toHouseholdId, reason })
  writeMoves(
    context,
    rows.map(({ residentId, householdId }) => ({
      kind: 'moved',
      residentId,
      from: householdId,
      to: toHouseholdId,
      onDay,
      reason,
    })),
  )
  const homeOf = (id: string) => homes.find((home) => home.id === id)
  const home = homeOf(toHouseholdId)
  const renting = rows.find((row) => row.identityId === 3)
  if (home && renting) await rentedByRenter(context, home, renting.identityId)
  context.emit(residentsMoved, { householdIds: [...fromIds, toHouseholdId], residentIds: ids, toHouseholdId })
  for (const row of rows)
    context.audit({
      action: 'residents.move',
      target: 'resident',
      targetId: row.residentId,
      before: { householdId: row.householdId, label: homeOf(row.householdId)?.label },
      after: { householdId: toHouseholdId, label: home?.label, onDay },
      reason: reason || undefined,
    })
  return rows.length
}

/** The desk moves people of one household to another. Throws as moveResidents. */
export async function moveToHousehold(
  context: Context,
  parts: readonly ResidentPart[],
  input: Taken<typeof calls.calls.moveToHousehold>,
): Promise<{ moved: number }> {
  const { householdId, residentIds, toHouseholdId, onDay, reason } = input
  const rows = await residentsByIds(context, residentIds)
  if (rows.some((row) => row.householdId !== householdId)) throw problems.notFound()
  return { moved: await moveResidents(context, parts, { residentIds, toHouseholdId, onDay, reason }) }
}

/** Somebody who moved out moves into this household. Throws notFound, noFlat, livesHere, dayTooLate. */
export async function moveBack(
  context: Context,
  input: Taken<typeof calls.calls.moveBack>,
): Promise<Resident> {
  const { householdId, residentId, reason } = input
  const onDay = pastDay(input.onDay, context.now)
  const [seen] = await residentsByIds(context, [residentId])
  if (!seen) throw problems.notFound()
  const homes = await lockHomes(context, [...new Set([householdId, seen.householdId])])
  const [row] = await residentsByIds(context, [residentId])
  const home = homes.find((home) => home.id === householdId)
  if (!row || !home || row.isForgotten) throw problems.notFound()
  const label = homes.find((home) => home.id === row.householdId)?.label ?? ''
  if (!row.movedOutAt) throw livesHere(row.name, label)
  await context.query(rehouse, [householdId, [residentId], context.now, context.actor.name])
  await context.db
    .update(residents)
    .set({ movedOutOn: null, movedOutAt: null, movedInOn: onDay, contractFrom: null, contractUntil: null })
    .where(eq(residents.id, residentId))
  await moveMarks(context, [residentId], householdId)
  writeMoves(context, [
    { kind: 'movedBack', residentId, from: row.householdId, to: householdId, onDay, reason },
  ])
  await rentedByRenter(context, home, row.identityId)
  const [now] = await residentsByIds(context, [residentId])
  const after = shown(now ?? row)
  context.emit(residentsChanged, { householdIds: [...new Set([householdId, row.householdId])] })
  context.audit({
    action: 'residents.moveBack',
    target: 'resident',
    targetId: residentId,
    before: { householdId: row.householdId, movedOutOn: row.movedOutOn },
    after: { householdId, movedInOn: onDay },
    reason: reason || undefined,
  })
  return after
}
