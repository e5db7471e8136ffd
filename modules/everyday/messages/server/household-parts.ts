import type { HouseholdPart } from '#platform/server/household-part.ts'

/** What a household wrote is answered to the one that it became part of (R271); in a split it stays. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'messages',
    title: '意見',
    async move(context, { from, to, residentIds, ids }) {
      if (residentIds || ids) return 0
      const move = 'update resident_message set household_id = $2 where household_id = $1'
      await context.query(move, [from.id, to.id])
      return 0
    },
  },
]
