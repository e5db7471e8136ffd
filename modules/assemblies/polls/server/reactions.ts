import { residentsMoved, residentsMovedOut } from '#modules/homes/residents/events.ts'
import { reaction } from '#platform/server/reactions.ts'
import { voidPapersOf } from './papers-of-leavers.ts'

/** Who moved away takes no vote of the household along. */
export const reactions = [
  reaction('polls', residentsMovedOut, voidPapersOf),
  reaction('polls', residentsMoved, (work, { householdIds, toHouseholdId }) =>
    voidPapersOf(work, { householdIds: householdIds.filter((id) => id !== toHouseholdId) }),
  ),
]
