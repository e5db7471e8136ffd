import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

const householdIds = z.array(Id).meta({ wire: 'TabletIds' })
const residentIds = z.array(Id)

/** Who lives in these households changed, or what is known of them; none named: many did. */
export const residentsChanged = eventKind('residents.changed', 'residents.view', z.object({ householdIds }))

/** These people no longer live in the community: what opens doors for them, closes. */
export const residentsMovedOut = eventKind(
  'residents.movedOut',
  'residents.view',
  z.object({ householdIds, residentIds }),
)

/** These people live in another household of the community now; what is theirs goes with them. */
export const residentsMoved = eventKind(
  'residents.moved',
  'residents.view',
  z.object({ householdIds, residentIds, toHouseholdId: Id.meta({ wire: 'ToTabletId' }) }),
)
