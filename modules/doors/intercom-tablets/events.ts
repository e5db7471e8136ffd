import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Households of the intercom, or their numbers, are different now; none named: many. */
export const tabletsChanged = eventKind(
  'intercomTablets.changed',
  'intercomTablets.view',
  z.object({ householdIds: z.array(Id) }),
)
