import { type HouseholdPast, listPast } from '#platform/server/household-past.ts'

/** What a household used, and what it did not come to. */
export const householdPasts: readonly HouseholdPast[] = [
  {
    name: 'facilityBookings',
    can: 'facilityBookings.view',
    service: [51],
    list: listPast(`
      select b.id, b.checked_in_at as at, 'used' as act, f.name as title, b.checked_in_by_name as by
      from facility_booking b join facility f on f.id = b.facility_id
      where b.household_id = $1 and b.checked_in_at is not null
      union all
      select b.id, b.ended_at, 'missed', f.name, '' from facility_booking b join facility f on f.id = b.facility_id
      where b.household_id = $1 and b.state = 'noShow'`),
  },
]
