import type { HouseholdPart } from '#platform/server/household-part.ts'

/** What a household reported as broken is the one's that it became part of; in a split it stays. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'repairs',
    title: '報修',
    async move(context, { from, to, residentIds, ids }) {
      if (residentIds || ids) return 0
      await context.query('update repair_case set household_id = $2 where household_id = $1', [
        from.id,
        to.id,
      ])
      return 0
    },
  },
]
