import type { Lease } from '#platform/server/database.ts'
import type { BillFacts } from './classify.ts'

/** The bill that a code leads to, as it is now. */
export interface CodeFacts extends BillFacts {
  code: string
  billId: string
  /** The household that the bill is of now. */
  householdId: string
  runName: string
  number: string
  total: number
  dueOn: string
  settledAt: Date | null
}

const facts = `
  select c.code, b.id as "billId", b.household_id as "householdId", r.name as "runName", b.number, b.total::float8 as total,
    b.due_on::text as "dueOn", b.settled_at as "settledAt", b.state, r.withdrawn_at is not null as "isRunWithdrawn",
    (b.total - b.paid)::float8 as left, b.barcode_until::text as "barcodeUntil",
    exists (select from bill o join billing_run x on x.id = o.run_id where o.household_id = b.household_id and o.issued_at is not null
      and o.voided_at is null and x.fee_type = r.fee_type and x.starts_on > r.starts_on) as "hasLater"
  from bill_code c join bill b on b.id = c.bill_id join billing_run r on r.id = b.run_id
  where c.code = any($1)`

/** What is known of these codes, for ever: whatever became of their bills. */
export async function factsOfCodes(lease: Lease, codes: readonly string[]): Promise<Map<string, CodeFacts>> {
  const wanted = [...new Set(codes.filter(Boolean))]
  if (!wanted.length) return new Map()
  const rows = await lease.query<CodeFacts & Record<string, unknown>>(facts, [wanted])
  return new Map(rows.map((row) => [row.code, row]))
}
