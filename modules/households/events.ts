import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Marks or notes of a household or of its people were changed. */
export const householdMarked = eventKind(
  'households.marked',
  'households.view',
  z.object({ householdId: Id.meta({ wire: 'TabletId' }) }),
)
