import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { rehomeItems } from './rehome.ts'

const ofHousehold = `from courier_item where household_id = $1 and state = 'waiting'`

const waiting = `select id, '' as title, null::uuid as "residentId" ${ofHousehold} order by id`

const count = `select count(*) as count ${ofHousehold}`

/** Returns and outgoing parcels of a household that wait for a courier; they are nobody's by name and stay in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'items',
    title: '退件與寄件',
    holds: isThere(`from courier_item where household_id = $1 and state = 'waiting'`),
    list: (lease, householdId) => lease.query(waiting, [householdId]),
    async countWaiting(lease, householdId) {
      const [row] = await lease.query<{ count: number }>(count, [householdId])
      return row?.count ?? 0
    },
    move: async (context, move) => (move.residentIds ? 0 : rehomeItems(context, move)),
  },
]
