import type { Taken } from '#platform/contract/call.ts'
import type { Context } from '#platform/server/context.ts'
import type { residents as calls } from '../contract.ts'
import { residentsChanged } from '../events.ts'
import type { Transport } from '../shapes.ts'
import { lockHomes } from './lock.ts'
import { requireVehiclesSeen, vehiclesWritten } from './vehicles-seen.ts'
import { checkPlates, normalVehicles, ownVehicles, writeVehicles } from './vehicles.ts'

/**
 * Writes anew which vehicles a household has that are nobody's in particular. Throws notFound, noFlat, vehiclesChanged,
 * plateTwice, and plateElsewhere unless the plates are confirmed.
 */
export async function setVehicles(
  context: Context,
  input: Taken<typeof calls.calls.setVehicles>,
): Promise<Transport[]> {
  const { householdId, version, transportations, confirmPlates } = input
  await lockHomes(context, [householdId])
  await requireVehiclesSeen(context, householdId, version)
  const before = await ownVehicles(context, householdId)
  const wanted = normalVehicles(transportations)
  const owner = { householdId, residentId: null }
  const fresh = wanted.filter((item) => !before.some((had) => had.plate === item.plate))
  await checkPlates(context, owner, fresh, confirmPlates)
  await writeVehicles(context, owner, wanted)
  await vehiclesWritten(context, [householdId])
  const after = await ownVehicles(context, householdId)
  context.emit(residentsChanged, { householdIds: [householdId] })
  context.audit({
    action: 'residents.setVehicles',
    target: 'household',
    targetId: householdId,
    before,
    after,
  })
  return after
}
