import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'
import { settleMany } from './settle-many.ts'

/** What a payment settles as a whole: the bill, and what was left of it. */
export interface WholeSettlement {
  billId: string
  settlementId: string
  householdId: string
  /** The payment. */
  sourceId: string
  amount: number
}

const fitting = `
  select g."billId", g."settlementId", g."sourceId", g.amount::float8 as amount, b.household_id as "householdId"
  from json_to_recordset($1) as g ("billId" uuid, "settlementId" uuid, "sourceId" uuid, amount bigint) join bill b on b.id = g."billId"
  where b.total - b.paid = g.amount and b.issued_at is not null and b.voided_at is null and b.settled_at is null
    and b.carried_to is null`

/**
 * Settles what is left of many locked bills, each by one payment of exactly that much; the caller books it. Gives those that
 * were settled: a bill that is not open with exactly this amount is left as it is.
 */
export async function settleWhole(
  context: Context,
  given: readonly { billId: string; sourceId: string; amount: number }[],
): Promise<WholeSettlement[]> {
  if (!given.length) return []
  const settled = await context.query<WholeSettlement & Record<string, unknown>>(fitting, [
    JSON.stringify(given.map((one) => ({ settlementId: newId(), ...one }))),
  ])
  await settleMany(
    context,
    settled.map((one) => ({ ...one, kind: 'payment' })),
  )
  return settled
}
