import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

export const depositsHandedOver = eventKind(
  'deposits.handedOver',
  'deposits.view',
  z.object({ depositIds: z.array(Id).meta({ wire: 'Ids' }), handOverId: Id }),
)
