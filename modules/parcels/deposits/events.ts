import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const depositIds = z.array(Id).meta({ wire: 'Ids' })

export const depositsRegistered = eventKind(
  'deposits.registered',
  'deposits.view',
  z.object({ depositIds, householdId: Id.nullable().meta({ wire: 'TabletId' }) }),
)
export const depositsCorrected = eventKind('deposits.corrected', 'deposits.view', z.object({ depositIds }))
/** Their household became another one by a merge or split; nobody is told anew. */
export const depositsRehomed = eventKind('deposits.rehomed', 'deposits.view', z.object({ depositIds }))
export const depositsHandedOver = eventKind(
  'deposits.handedOver',
  'deposits.view',
  z.object({ depositIds, handOverId: Id }),
)
export const depositHandOverUndone = eventKind(
  'deposits.handOverUndone',
  'deposits.view',
  z.object({ depositIds, handOverId: Id }),
)
export const depositsVoided = eventKind('deposits.voided', 'deposits.view', z.object({ depositIds }))
export const depositKindsChanged = eventKind('deposits.kindsChanged', 'deposits.view', z.object({}))
