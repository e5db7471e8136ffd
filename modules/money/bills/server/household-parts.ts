import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { rehomeBills } from './rehome.ts'

const open = `
  select id, number as title, null::uuid as "residentId" from bill
  where household_id = $1 and issued_at is not null and voided_at is null and settled_at is null order by due_on, number`

/** The bills of a household, when households are merged; they are of the unit, so in a split they stay. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'bills',
    title: '繳費單',
    holds: isThere(`from bill where household_id = $1 and voided_at is null and settled_at is null`),
    list: (lease, householdId) => lease.query(open, [householdId]),
    move: async (context, move) => (move.residentIds ? 0 : rehomeBills(context, move)),
  },
]
