import type { Lease } from '#platform/server/database.ts'
import type { Part } from './allocate.ts'

export interface OpenBill {
  billId: string
  billBulkId: string
  number: string
  runName: string
  dueOn: string
  total: number
  paid: number
  left: number
}

const open = {
  name: 'payments_open_bills',
  text: `select b.id as "billId", b.run_id as "billBulkId", b.number, r.name as "runName", b.due_on::text as "dueOn",
      b.total::float8 as total, b.paid::float8 as paid, (b.total - b.paid)::float8 as left
    from bill b join billing_run r on r.id = b.run_id
    where b.household_id = $1 and b.issued_at is not null and b.voided_at is null and b.settled_at is null
      and b.carried_to is null
    order by b.due_on, b.number, b.id`,
}

/** What a household has to pay, the oldest due first. */
export const openBills = (lease: Lease, householdId: string): Promise<OpenBill[]> =>
  lease.query<OpenBill & Record<string, unknown>>(open, [householdId])

/**
 * Where a sum that came in should go: to the bill of its code when that is exactly what is left of it, else to what is due
 * first, and the rest is paid ahead. Nothing is locked: `allocate` says what happened meanwhile.
 */
export async function proposeAllocation(
  lease: Lease,
  { householdId, amount, billId }: { householdId: string; amount: number; billId?: string },
): Promise<Part[]> {
  const bills = await openBills(lease, householdId)
  const exact = bills.find((bill) => bill.billId === billId && bill.left === amount)
  if (exact) return [{ billId: exact.billId, amount }]
  let rest = amount
  const parts: Part[] = []
  for (const bill of bills) {
    const share = Math.min(rest, bill.left)
    if (share > 0) parts.push({ billId: bill.billId, amount: share })
    rest -= share
  }
  if (rest > 0) parts.push({ prepaymentHouseholdId: householdId, amount: rest })
  return parts
}
