import type { Lease } from '#platform/server/database.ts'
import { feeSettings } from '#modules/money/fee-items/server/public.ts'

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
      and b.carried_to is null and ($2::text is null or b.payer_name = $2)
    order by b.due_on, b.number, b.id`,
}

/** What a household has to pay, the oldest due first; of one payer, where one is named. */
export const openBills = (lease: Lease, householdId: string, payerName?: string): Promise<OpenBill[]> =>
  lease.query<OpenBill & Record<string, unknown>>(open, [householdId, payerName ?? null])

const payer = {
  name: 'payments_payer',
  text: `select b.payer_name as name from bill b where b.household_id = $1 and b.issued_at is not null and b.voided_at is null
    order by b.id = $2 desc, b.issued_at desc, b.number desc limit 1`,
}

/**
 * What money of a household is put to unless somebody decides otherwise, the oldest due first: with 隨人 bills of the payer
 * whose code it has, else of the one who is billed now (decision 091).
 */
export async function owedBills(
  lease: Lease,
  { householdId, billId }: { householdId: string; billId: string | undefined },
): Promise<OpenBill[]> {
  const { debts } = await feeSettings(lease)
  if (debts === 'unit') return openBills(lease, householdId)
  const [now] = await lease.query<{ name: string }>(payer, [householdId, billId ?? null])
  return openBills(lease, householdId, now?.name)
}
