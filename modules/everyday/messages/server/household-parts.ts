import type { HouseholdPart } from '#platform/server/household-part.ts'
import { hasNoReader } from './reader.ts'

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
        update resident_message m set household_id = $2, household_since = $3
        where m.household_id = $1 and not ${hasNoReader}
          and (m.status <> 2 or exists (select from resident_message o where o.id = m.merged_into and o.status <> 2))`
      await context.query(move, [from.id, to.id, context.now])
      return 0
    },
  },
]
