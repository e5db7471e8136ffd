import type { Context } from '#platform/server/context.ts'

/** Part of a prepayment that pays a bill. */
export interface Offset {
  lineId: string
  householdId: string
  billId: string
  /** Whole NT$, above zero. */
  amount: number
  /** What the household has left after it. */
  left: number
}

/** Locks what households paid ahead until the transaction ends, in the order of their ids; without those who have nothing. */
export async function lockPrepayments(
  context: Context,
  householdIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await context.query<{ id: string; balance: number }>(
    `select household_id as id, balance from prepayment_balance where household_id = any($1) and balance > 0
     order by household_id for update`,
    [householdIds],
  )
  return new Map(rows.map(({ id, balance }) => [id, balance]))
}

/** Uses what households paid ahead, line by line; the caller has locked the balances and books it. */
export async function offsetMany(context: Context, offsets: readonly Offset[]): Promise<void> {
  if (!offsets.length) return
  const { accountId, name } = context.actor
  const given = JSON.stringify(offsets)
  await context.query(
    `insert into prepayment_line (id, household_id, kind, source_id, amount, balance, at, account_id, account_name)
     select o."lineId", o."householdId", 'offset', o."billId", -o.amount, o."left", $2, $3, $4
     from jsonb_to_recordset($1) as o ("lineId" uuid, "householdId" uuid, "billId" uuid, amount bigint, "left" bigint)`,
    [given, context.now, accountId, name],
  )
  await context.query(
    `update prepayment_balance b set balance = o."left"
     from (select "householdId", min("left") as "left" from jsonb_to_recordset($1) as o ("householdId" uuid, "left" bigint)
       group by "householdId") o
     where b.household_id = o."householdId"`,
    [given],
  )
}
