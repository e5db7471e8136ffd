import { type HouseholdPast, listPast } from '#platform/server/household-past.ts'

const events = `
  select m.id, m.at, m.kind as act, coalesce(r.name, '') as title, m.account_name as by
  from resident_move m left join resident r on r.id = m.resident_id
  where m.from_household_id = $1 or m.to_household_id = $1`

/** Who came and went in a household, and when it was rented. */
export const householdPasts: readonly HouseholdPast[] = [
  { name: 'residents', can: 'residents.view', list: listPast(events) },
]
