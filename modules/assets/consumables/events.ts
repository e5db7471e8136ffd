import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** A consumable, or how much there is of it, is different now. */
export const consumablesChanged = eventKind(
  'consumables.changed',
  'consumables.view',
  z.object({ consumableId: Id }),
)
