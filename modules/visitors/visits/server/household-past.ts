import { type HouseholdPast, listPast } from '#platform/server/household-past.ts'

const events = `
  select id, arrived_at as at, 'came' as act, name as title, arrived_by_name as by
    from visitor where household_id = $1 and arrived_at is not null and forgotten_at is null
  union all
  select id, left_at, 'left', name, left_by_name
    from visitor where household_id = $1 and left_at is not null and forgotten_at is null`

/** Who visited a household. */
export const householdPasts: readonly HouseholdPast[] = [
  { name: 'visits', can: 'visitors.view', service: [17, 50], list: listPast(events) },
]
