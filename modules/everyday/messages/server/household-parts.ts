import type { HouseholdPart } from '#platform/server/household-part.ts'

/**
 * What a household wrote and is not done is answered to the one that it became part of (R271); what is closed, or others wrote
 * who lived there before, stays where nobody's page shows it. In a split it stays.
 */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'messages',
    title: '意見',
    async move(context, { from, to, residentIds, ids }) {
      if (residentIds || ids) return 0
      const move = `
        update resident_message set household_id = $2 where household_id = $1 and status <> 2 and at >= coalesce(
          (select l.people_since from household_link l where l.household_id = $1), '-infinity')`
      await context.query(move, [from.id, to.id])
      return 0
    },
  },
]
