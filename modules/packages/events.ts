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
