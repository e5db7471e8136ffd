import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const itemIds = z.array(Id)
const items = z.object({ itemIds })

export const itemRegistered = eventKind('returns.registered', 'returns.view', items)
export const itemCorrected = eventKind('returns.corrected', 'returns.view', items)
export const itemVoided = eventKind('returns.voided', 'returns.view', items)
export const itemsHandedToCourier = eventKind(
  'returns.handedToCourier',
  'returns.view',
  z.object({ itemIds, handOverId: Id, courierName: z.string() }),
)
export const itemHandOverUndone = eventKind('returns.handOverUndone', 'returns.view', items)
