import type { ShiftSection } from '#platform/server/shift-section.ts'
import { cashHeld } from './cash.ts'

const held = `
  select min(entry_id::text) as id, '' as "serialNumber", null::uuid as "householdId", '' as label, count(*) || ' 筆' as name,
    '點數現金' as "kindName", '' as "shelfPosition", '' as note, min(at) as "arrivedAt", sum(amount)::float8 as money
  from point_receipt where settled_at is null and paid_by = 'cash' having count(*) > 0`

/** The cash that was taken for points, which both shifts sign. */
export const shiftSections: readonly ShiftSection[] = [
  {
    name: 'pointCash',
    open: (lease) => lease.query(held),
    cash: async (lease) => (await cashHeld(lease)).amount,
  },
]
