import type { Context } from '#platform/server/context.ts'
import type { Provider } from '../states.ts'

/** A draft, or a bill of which something is left, while its row is locked. */
export interface OpenBill {
  id: string
  runId: string
  runName: string
  provider: Provider
  householdId: string
  payerName: string
  number: string
  total: number
  paid: number
  dueOn: string
  state: string
}

const columns = `
  select b.id, b.run_id as "runId", r.name as "runName", r.provider, b.household_id as "householdId",
    b.payer_name as "payerName", b.number,
    b.total::float8 as total, b.paid::float8 as paid, b.due_on::text as "dueOn", b.state
  from bill b join billing_run r on r.id = b.run_id`
const isOpen = 'b.issued_at is not null and b.voided_at is null and b.settled_at is null'

/** Locks the drafts of a run, all or those that are named, and whatever their households owe, in the order of ids. */
export const openBillsOf = (
  context: Context,
  { runId, billIds }: { runId: string; billIds?: readonly string[] | undefined },
): Promise<OpenBill[]> =>
  context.query<OpenBill & Record<string, unknown>>(
    `${columns} where (b.run_id = $1 and b.issued_at is null and b.voided_at is null and ($2::uuid[] is null or b.id = any($2)))
       or (${isOpen} and b.household_id in (select d.household_id from bill d
         where d.run_id = $1 and d.issued_at is null and d.voided_at is null and ($2::uuid[] is null or d.id = any($2))))
     order by b.id for update of b`,
    [runId, billIds ?? null],
  )

/** Locks whatever households owe, in the order of ids. */
export const openBillsOfHouseholds = (
  context: Context,
  householdIds: readonly string[],
): Promise<OpenBill[]> =>
  context.query<OpenBill & Record<string, unknown>>(
    `${columns} where ${isOpen} and b.household_id = any($1) order by b.id for update of b`,
    [householdIds],
  )

/** Locks bills, and whatever their households owe beside them, in the order of ids: what settles them afterwards waits for nobody. */
export async function lockWithOpen(context: Context, billIds: readonly string[]): Promise<void> {
  await context.query(
    `select from bill b where b.id = any($1) or (${isOpen} and b.household_id in (select household_id from bill where id = any($1)))
     order by b.id for update of b`,
    [billIds],
  )
}
