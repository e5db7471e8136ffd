import { type HouseholdPast, listPast } from '#platform/server/household-past.ts'

// A card and a phone are told by their ends alone, as everywhere on the page.
const events = `
  select c.id, b.bound_at as at, 'cardBound' as act, right(c.code, 4) as title, b.bound_by_name as by
    from card_household b join card c on c.id = b.card_id where b.household_id = $1
  union all
  select c.id, b.unbound_at, 'cardUnbound', right(c.code, 4), ''
    from card_household b join card c on c.id = b.card_id where b.household_id = $1 and b.unbound_at is not null
  union all
  select id, bound_at, 'phoneBound', right(serial, 4), bound_by_name from phone where household_id = $1
  union all
  select id, unbound_at, 'phoneUnbound', right(serial, 4), ''
    from phone where household_id = $1 and unbound_at is not null`

/** Cards and phones that became a household's, or are no longer. */
export const householdPasts: readonly HouseholdPast[] = [
  { name: 'carriers', can: 'activation.view', list: listPast(events) },
]
