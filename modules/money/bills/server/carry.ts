import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { Provider } from '../states.ts'
import { type Debts, debtorBy } from './debtor.ts'
import type { OpenBill } from './open-bills.ts'
import { settleMany } from './settle-many.ts'

const lines = `
  insert into bill_line (bill_id, position, kind, name, basis, amount, arrears_bill_id)
  select c."intoId", (select coalesce(max(l.position), 0) from bill_line l where l.bill_id = c."intoId")
      + row_number() over (partition by c."intoId" order by c.number), 'arrears', '前期未繳', c."runName", c.amount, c."fromId"
  from jsonb_to_recordset($1) as c ("intoId" uuid, "fromId" uuid, number text, "runName" text, amount bigint)`

/**
 * Makes what is left of bills past their day a line of the first new bill of the household, of the same provider: the old
 * bill is settled by the new one, and nothing is booked, since the household owes as much as before. Where debts follow the
 * person, what somebody else was billed stays on their bill. The sums of the new bills are said in `issued`; the caller writes them.
 */
export async function carryArrears(
  context: Context,
  { provider, debts }: { provider: Provider; debts: Debts },
  issued: readonly OpenBill[],
  open: readonly OpenBill[],
): Promise<void> {
  const debtor = debtorBy(debts)
  const into = new Map(issued.toReversed().map((bill) => [debtor(bill), bill]))
  const mine = new Set(issued)
  const today = dayOf(context.now)
  const carried = open.flatMap((old) => {
    const heir = into.get(debtor(old))
    const amount = old.total - old.paid
    if (!heir || mine.has(old) || old.provider !== provider || old.dueOn >= today || amount <= 0) return []
    old.paid = old.total
    heir.total += amount
    return [{ intoId: heir.id, fromId: old.id, number: old.number, runName: old.runName, amount }]
  })
  if (!carried.length) return
  const given = JSON.stringify(carried)
  await context.query(lines, [given])
  await settleMany(
    context,
    carried.map(({ fromId, intoId, amount }) => ({
      billId: fromId,
      kind: 'carried',
      sourceId: intoId,
      amount,
    })),
  )
}
