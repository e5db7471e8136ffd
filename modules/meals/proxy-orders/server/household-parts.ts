import { type HouseholdPart, isThere } from '#platform/server/household-part.ts'
import { proxyOrderChanged } from '../events.ts'

const open = `from proxy_order where household_id = $1 and state = 'placed'`
const arrived = `from proxy_order o join proxy_offer f on f.community_id = o.community_id and f.id = o.offer_id
  where o.household_id = $1 and o.state = 'placed' and f.arrived_at is not null`

/** What a household ordered and did not fetch yet; it is nobody's by name and stays in a split. */
export const householdParts: readonly HouseholdPart[] = [
  {
    name: 'proxyOrders',
    title: '代購',
    holds: isThere(open),
    list: (lease, householdId) =>
      lease.query(
        `select id, '#' || serial_number as title, null::uuid as "residentId" ${open} order by serial_number`,
        [householdId],
      ),
    async countWaiting(lease, householdId) {
      const [row] = await lease.query<{ count: number }>(`select count(*)::int as count ${arrived}`, [
        householdId,
      ])
      return row?.count ?? 0
    },
    async move(context, { from, to, residentIds }) {
      if (residentIds) return 0
      const rows = await context.query<{ offerId: string }>(
        `update proxy_order set household_id = $2 where household_id = $1 and state = 'placed' returning offer_id as "offerId"`,
        [from.id, to.id],
      )
      for (const offerId of new Set(rows.map((row) => row.offerId)))
        context.emit(proxyOrderChanged, { offerId })
      return rows.length
    },
  },
]
