import type { Context } from '#platform/server/context.ts'
import { bookAccounts, type Entry } from '#modules/money/ledger/server/public.ts'

interface Sum {
  billId: string
  number: number
  amount: number
}

/** What bills are booked as: their own lines as income, against what their household owes; of arrears nothing. */
export async function entriesOf(
  context: Context,
  bills: readonly { id: string; householdId: string }[],
  day: string,
): Promise<Entry[]> {
  const sums = await context.query<Sum & Record<string, unknown>>(
    `select bill_id as "billId", account_number as number, sum(amount)::float8 as amount from bill_line
     where bill_id = any($1) and kind <> 'arrears' group by bill_id, account_number having sum(amount) <> 0
     order by bill_id, account_number`,
    [bills.map(({ id }) => id)],
  )
  const byBill = new Map<string, Sum[]>()
  for (const sum of sums) byBill.set(sum.billId, [...(byBill.get(sum.billId) ?? []), sum])
  return bills.flatMap(({ id, householdId }) => {
    const own = byBill.get(id) ?? []
    const owed = own.reduce((sum, { amount }) => sum + amount, 0)
    const lines = own.map(({ number, amount }) => ({ number, amount: -amount }))
    if (!lines.length) return []
    const receivable = owed === 0 ? [] : [{ number: bookAccounts.receivable, amount: owed, householdId }]
    return [{ day, kind: 'bill', sourceId: id, lines: [...receivable, ...lines] }]
  })
}
