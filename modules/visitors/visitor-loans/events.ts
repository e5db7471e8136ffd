import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const loansChanged = eventKind(
  'visitorLoans.changed',
  'visitorLoans.view',
  z.object({ visitorId: Id.meta({ wire: 'GuestId' }) }),
)
export const lendablesChanged = eventKind(
  'visitorLoans.lendablesChanged',
  'visitorLoans.view',
  z.object({ lendableId: Id.meta({ wire: 'AssetId' }) }),
)
