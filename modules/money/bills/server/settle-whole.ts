import { newId } from '#platform/contract/new-id.ts'
import type { Context } from '#platform/server/context.ts'

/** What a payment settles as a whole: the bill, and what was left of it. */
export interface WholeSettlement {
  billId: string
  settlementId: string
  householdId: string
  /** The payment. */
  sourceId: string
  amount: number
}

const settle = `
  with given as (
    select g.* from json_to_recordset($1) as g("billId" uuid, "settlementId" uuid, "sourceId" uuid, amount bigint)
  ), changed as (
    update bill b set paid = b.total, settled_at = $2, row_version = b.row_version + 1
    from given g where b.id = g."billId" and b.total - b.paid = g.amount
      and b.issued_at is not null and b.voided_at is null and b.settled_at is null and b.carried_to is null
    returning b.id, b.household_id
  ), written as (
    insert into bill_settlement (id, bill_id, kind, source_id, amount, at, account_id, account_name)
    select g."settlementId", g."billId", 'payment', g."sourceId", g.amount, $2, $3, $4
    from given g join changed c on c.id = g."billId"
  )
  select g."billId", g."settlementId", g."sourceId", g.amount::float8 as amount, c.household_id as "householdId"
  from given g join changed c on c.id = g."billId"`

/**
 * Settles what is left of many locked bills, each by one payment of exactly that much; the caller books it. Gives those that
 * were settled: a bill that is not open with exactly this amount is left as it is.
 */
export async function settleWhole(
  context: Context,
  given: readonly { billId: string; sourceId: string; amount: number }[],
): Promise<WholeSettlement[]> {
  if (!given.length) return []
  const { accountId, name } = context.actor
  return context.query<WholeSettlement & Record<string, unknown>>(settle, [
    JSON.stringify(given.map((one) => ({ settlementId: newId(), ...one }))),
    context.now,
    accountId,
    name,
  ])
}
