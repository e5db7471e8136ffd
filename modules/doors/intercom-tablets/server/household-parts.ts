import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { tabletsChanged } from '../events.ts'

// What the other household has of its own stays: its number is its own.
const move = `
  with gone as (
    update intercom_household set opened_at = null, forward_kind = null, forward_number = ''
    where household_id = $1 and opened_at is not null returning opened_by_name, dial_code)
  insert into intercom_household (household_id, opened_at, opened_by_name, dial_code)
  select $2, $3, opened_by_name, dial_code from gone
  on conflict (community_id, household_id) do update set
    dial_code = case when intercom_household.opened_at is null then excluded.dial_code else intercom_household.dial_code end,
    opened_at = coalesce(intercom_household.opened_at, excluded.opened_at)
  returning household_id`

/** For a household that becomes part of another one the intercom is opened there; its own number is forgotten. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'intercomTablet',
    title: '對講機',
    holds: isThere('from intercom_household where household_id = $1 and opened_at is not null'),
    async move(context, { from, to, reason, residentIds, ids }) {
      if (residentIds || ids) return 0
      const moved = await context.query(move, [from.id, to.id, context.now])
      if (!moved.length) return 0
      context.emit(tabletsChanged, { householdIds: [from.id, to.id] })
      context.audit({
        action: 'intercomTablets.move',
        target: 'household',
        targetId: from.id,
        after: { to: to.id },
        reason,
      })
      return 1
    },
  },
]
