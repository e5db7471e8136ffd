import type { ShiftItem, ShiftSection } from '#platform/server/shift-section.ts'

const waiting = `
  select o.id, '#' || o.serial_number as "serialNumber", o.household_id as "householdId", h.label, f.title as name,
    '代購' as "kindName", '' as "shelfPosition", o.note, f.arrived_at as "arrivedAt"
  from proxy_order o join proxy_offer f on f.community_id = o.community_id and f.id = o.offer_id
  join household h on h.community_id = o.community_id and h.id = o.household_id
  where o.state = 'placed' and f.arrived_at is not null order by f.arrived_at, o.serial_number`

const cash = `
  select o.offer_id as id, '' as "serialNumber", null::uuid as "householdId", '' as label, f.title as name,
    '代購現金' as "kindName", '' as "shelfPosition", '' as note, max(o.handed_over_at) as "arrivedAt", sum(o.total)::float8 as money
  from proxy_order o join proxy_offer f on f.community_id = o.community_id and f.id = o.offer_id
  where o.paid_by = 'cash' and o.state = 'handedOver' and o.settled_at is null group by o.offer_id, f.title
  having sum(o.total) > 0 order by f.title`

type Row = ShiftItem & Record<string, unknown>

/** What arrived and waits, and the cash of it, which both shifts sign. */
export const shiftSections: readonly ShiftSection[] = [
  { name: 'proxyOrders', open: (lease) => lease.query<Row>(waiting) },
  {
    name: 'proxyCash',
    open: (lease) => lease.query<Row>(cash),
    cash: async (lease) => (await lease.query<Row>(cash)).reduce((sum, { money }) => sum + (money ?? 0), 0),
  },
]
