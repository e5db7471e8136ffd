import type { Taken } from '#platform/contract/call.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Context } from '#platform/server/context.ts'
import type { bills } from '../bill-contract.ts'
import type { Bill } from '../shapes.ts'
import { readBill } from './bill-rows.ts'

/** One bill with everything of it; that somebody looked is audited. Throws notFound. */
export async function viewBill(context: Context, ids: Taken<typeof bills.calls.get>): Promise<Bill> {
  const bill = await readBill(context, dayOf(context.now), ids)
  context.audit({
    action: 'bills.view',
    target: 'bill',
    targetId: bill.billId,
    after: { billNumber: bill.number },
  })
  return bill
}
