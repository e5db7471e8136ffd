import type { HouseholdPart } from '#platform/server/household-part.ts'

const ofHousehold = 'from fee_item_household c where c.household_id = $1 and c.removed_at is null'

const choices = `
  select c.id, (select i.name from fee_item i where i.id = c.fee_item_id) as title, null::uuid as "residentId"
  ${ofHousehold} order by c.id`

// Under an item of every month a household stands once: whoever takes over and stands there already goes on as they were.
const leave = `
  update fee_item_household c set removed_at = $3, removed_by_name = $4
  where c.household_id = $1 and c.removed_at is null and c.on_day is null
    and exists (select from fee_item_household o where o.fee_item_id = c.fee_item_id and o.household_id = $2
      and o.removed_at is null and o.on_day is null)`
const move = `
  update fee_item_household set household_id = $2 where household_id = $1 and removed_at is null returning id`

/** The fee items that a household was chosen for; they are nobody's by name and stay in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'feeItems',
    title: '指定費用項目',
    list: (lease, householdId) => lease.query(choices, [householdId]),
    async move(context, { from, to, residentIds }) {
      if (residentIds) return 0
      await context.query(leave, [from.id, to.id, context.now, context.actor.name])
      return (await context.query(move, [from.id, to.id])).length
    },
  },
]
