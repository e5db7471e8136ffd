import type { Lease } from '#platform/server/database.ts'
import type { ShiftItem, ShiftSection } from '#platform/server/shift-section.ts'
import { showMoney } from '#platform/contract/show-money.ts'
import { cashHeld } from './cash.ts'

interface Row extends ShiftItem, Record<string, unknown> {
  transferred: number
  transfers: number
}
const held = `
  select min(entry_id::text) as id, '' as "serialNumber", null::uuid as "householdId", '' as label,
    count(*) filter (where paid_by = 'cash') || ' 筆' as name,
    '點數現金' as "kindName", '' as "shelfPosition", '' as note, min(at) as "arrivedAt",
    coalesce(sum(amount) filter (where paid_by = 'cash'), 0)::float8 as money,
    coalesce(sum(amount) filter (where paid_by = 'transfer'), 0)::float8 as transferred,
    count(*) filter (where paid_by = 'transfer')::int as transfers
  from point_receipt where settled_at is null having count(*) > 0`

async function open(lease: Lease): Promise<ShiftItem[]> {
  const rows = await lease.query<Row>(held)
  return rows.map(({ transferred, transfers, ...row }) => ({
    ...row,
    note: transfers ? `另有轉帳 ${showMoney(transferred)}（${transfers} 筆），不在櫃台` : '',
  }))
}

/** The cash that was taken for points, which both shifts sign; what came by transfer stands beside it. */
export const shiftSections: readonly ShiftSection[] = [
  {
    name: 'pointCash',
    open,
    cash: async (lease) => (await cashHeld(lease)).amount,
  },
]
