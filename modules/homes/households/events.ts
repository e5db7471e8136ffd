import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Marks or notes of a household or of its people were changed. */
export const householdMarked = eventKind(
  'households.marked',
  'households.view',
  z.object({ householdId: Id.meta({ wire: 'TabletId' }) }),
)

/** Households were added, renamed, moved, closed, merged or split, or their property data changed; none named: many were. */
export const householdsChanged = eventKind(
  'households.changed',
  'households.view',
  z.object({ householdIds: z.array(Id).meta({ wire: 'TabletIds' }) }),
)

/** A household became part of another one; what waited for it waits for that one. */
export const householdMerged = eventKind(
  'households.merged',
  'households.view',
  z.object({ householdId: Id.meta({ wire: 'TabletId' }), intoId: Id }),
)
