import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'

const coming = `state in ('waiting', 'offered', 'booked', 'inUse')`

/** Bookings that are still to come, when households are merged; nobody's by name, they stay in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'facilityBookings',
    title: '公設預約',
    holds: isThere(`from facility_booking where household_id = $1 and ${coming}`),
    list: async (lease, householdId) => {
      const rows = await lease.query<{ id: string; title: string; since: Date }>(
        `select b.id, f.name as title, b.starts_at as since from facility_booking b join facility f on f.id = b.facility_id
         where b.household_id = $1 and b.${coming} order by b.starts_at`,
        [householdId],
      )
      return rows.map((row) => ({ ...row, residentId: null }))
    },
    async move(context, { from, to, residentIds }) {
      if (residentIds) return 0
      const moved = await context.query<{ id: string }>(
        `update facility_booking set household_id = $2, household_since = $3, row_version = row_version + 1
         where household_id = $1 and ${coming} returning id`,
        [from.id, to.id, context.now],
      )
      return moved.length
    },
  },
]
