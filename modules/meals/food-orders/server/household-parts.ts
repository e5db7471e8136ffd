import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { foodOrderChanged } from '../events.ts'

const open = `from food_order where household_id = $1 and state = 'done' and taken_at is null
  and pickup_at > now() - interval '1 day'`

/** Orders of a household that nobody took yet; they are nobody's by name and stay in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'foodOrders',
    title: '餐點',
    holds: isThere(open),
    list: (lease, householdId) =>
      lease.query(`select id, '' as title, null::uuid as "residentId" ${open} order by id`, [householdId]),
    async countWaiting(lease, householdId) {
      const [row] = await lease.query<{ count: number }>(`select count(*)::int as count ${open}`, [
        householdId,
      ])
      return row?.count ?? 0
    },
    async move(context, { from, to, residentIds }) {
      if (residentIds) return 0
      const rows = await context.query<{ id: string }>(
        `update food_order set household_id = $2 where household_id = $1 and state = 'done' and taken_at is null returning id`,
        [from.id, to.id],
      )
      for (const { id } of rows) context.emit(foodOrderChanged, { orderId: id })
      return rows.length
    },
  },
]
