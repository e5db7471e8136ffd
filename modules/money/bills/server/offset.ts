import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import { bookAccounts, type Entry } from '#modules/money/ledger/server/public.ts'
import { lockPrepayments, offsetMany } from '#modules/money/prepayments/server/public.ts'
import { type Debts, debtorBy } from './debtor.ts'
import type { OpenBill } from './open-bills.ts'
import { settleMany } from './settle-many.ts'

const { prepayment, receivable } = bookAccounts
const oldestFirst = (a: OpenBill, b: OpenBill) =>
  a.dueOn.localeCompare(b.dueOn) || a.number.localeCompare(b.number)

/**
 * Settles what the debtors of some bills owe from what their households paid ahead, what was due first first. The ledger knows
 * the household of what was prepaid and not who paid: with 隨人 it settles bills of the payer of those bills alone, and
 * nobody else's debt (decision 091). Gives what is to be booked.
 */
export async function offsetPrepayments(
  context: Context,
  { debts, of }: { debts: Debts; of: readonly Pick<OpenBill, 'householdId' | 'payerName'>[] },
  open: readonly OpenBill[],
): Promise<Entry[]> {
  const debtor = debtorBy(debts)
  const debtors = new Set(of.map(debtor))
  const owing = open.filter(
    (bill) => bill.state !== 'draft' && bill.total > bill.paid && debtors.has(debtor(bill)),
  )
  const balances = await lockPrepayments(context, [...new Set(owing.map(({ householdId }) => householdId))])
  const offsets = owing.toSorted(oldestFirst).flatMap((bill) => {
    const balance = balances.get(bill.householdId) ?? 0
    const amount = Math.min(balance, bill.total - bill.paid)
    if (amount <= 0) return []
    balances.set(bill.householdId, balance - amount)
    bill.paid += amount
    const { id: billId, householdId } = bill
    return [{ lineId: newId(), billId, householdId, amount, left: balance - amount }]
  })
  await offsetMany(context, offsets)
  await settleMany(
    context,
    offsets.map(({ billId, lineId, amount }) => ({ billId, kind: 'prepayment', sourceId: lineId, amount })),
  )
  const day = dayOf(context.now)
  return offsets.map(({ lineId, householdId, amount }) => ({
    day,
    kind: 'offset',
    sourceId: lineId,
    lines: [
      { number: prepayment, amount, householdId },
      { number: receivable, amount: -amount, householdId },
    ],
  }))
}
