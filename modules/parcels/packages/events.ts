import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const packageIds = z.array(Id).meta({ wire: 'PdIds' })

export const packageRegistered = eventKind(
  'packages.registered',
  'packages.view',
  z.object({ packageIds, householdId: Id.meta({ wire: 'TabletId' }) }),
)
export const packagesHandedOver = eventKind(
  'packages.handedOver',
  'packages.view',
  z.object({ packageIds, handOverId: Id }),
)
export const packageVoided = eventKind('packages.voided', 'packages.view', z.object({ packageIds }))
export const packagesHandOverUndone = eventKind(
  'packages.handOverUndone',
  'packages.view',
  z.object({ packageIds, handOverId: Id }),
)
/** `isReaddressed`: it is now for another household or person, who should hear of it. */
export const packageCorrected = eventKind(
  'packages.corrected',
  'packages.view',
  z.object({ packageIds, householdId: Id.meta({ wire: 'TabletId' }), isReaddressed: z.boolean() }),
)
export const packagesMoved = eventKind('packages.moved', 'packages.view', z.object({ packageIds }))
export const packageLost = eventKind('packages.lost', 'packages.view', z.object({ packageIds }))
export const packageFound = eventKind('packages.found', 'packages.view', z.object({ packageIds }))
export const packageReturned = eventKind('packages.returned', 'packages.view', z.object({ packageIds }))
export const packageReturnUndone = eventKind(
  'packages.returnUndone',
  'packages.view',
  z.object({ packageIds }),
)
