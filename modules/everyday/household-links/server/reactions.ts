import { residentsMoved, residentsMovedOut } from '#modules/homes/residents/events.ts'
import { reaction } from '#platform/server/reactions.ts'
import { renewOfLeavers } from './hand-out.ts'

/** Who moved out keeps no way to what the next ones write, nor they to what was written before. */
export const reactions = [
  reaction('householdLinks', residentsMovedOut, renewOfLeavers),
  reaction('householdLinks', residentsMoved, (context, { householdIds, residentIds, toHouseholdId }) =>
    renewOfLeavers(context, { householdIds: householdIds.filter((id) => id !== toHouseholdId), residentIds }),
  ),
]
