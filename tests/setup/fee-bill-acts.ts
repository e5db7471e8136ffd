import { billPath, billsOf, setRun } from './billing.ts'
import type { Answer, Desk } from './desk.ts'
import type { Of } from './fee-acts.ts'
import type { FeeModel } from './fee-model.ts'

/** A bill as its sequence knows it by answers. */
export interface StagedBill {
  runId: string
  billId: string
  householdId: string
  amount: number
  code: string
}
interface Known {
  manager: Desk
  model: FeeModel
  bills: readonly StagedBill[]
}

/** One of those that are known: whatever number the sequence has. */
export const oneOf = <One>(all: readonly One[], nth: number): One | undefined => all[nth % (all.length || 1)]

const at = ({ runId, billId }: StagedBill) => billPath({ BillBulkId: runId, BillId: billId })

/** What is done to a bill or its run: nothing, where there is none. */
export function playBill(
  act: Of<'voidBill' | 'correct' | 'moveBill' | 'withdraw'>,
  known: Known,
): Promise<Answer> | undefined {
  const bill = oneOf(known.bills, act.nth)
  if (!bill) return undefined
  switch (act.kind) {
    case 'voidBill':
      return voidBill(bill, known)
    case 'correct':
      return correct(bill, act.amount, known)
    case 'moveBill':
      return moveBill(bill, oneOf(known.bills, act.to) ?? bill, known)
    case 'withdraw':
      return withdraw(bill, known)
  }
}

async function voidBill(bill: StagedBill, { manager, model }: Known): Promise<Answer> {
  const answer = await manager.send('DELETE', `${at(bill)}?Reason=1`, undefined)
  const known = model.bills.get(bill.billId)
  if (answer.status === 200 && known) known.isVoided = true
  return answer
}

async function correct(bill: StagedBill, amount: number, { manager, model }: Known): Promise<Answer> {
  const seen = await manager.get(at(bill))
  if (seen.status !== 200) return seen
  const Items = [{ Name: '管理費', Amount: amount }]
  const answer = await manager.put(at(bill), { Version: seen.body.Data.Version, Items, Reason: '試' })
  if (answer.status === 200) model.correct(bill.billId, amount, answer.body.Data.Version)
  return answer
}

/** Moves a bill to the run of another one. */
async function moveBill(bill: StagedBill, to: StagedBill, { manager }: Known): Promise<Answer> {
  const answer = await manager.put(`${at(bill)}/Move/${to.runId}`, {})
  if (answer.status === 200) bill.runId = answer.body.Data.BillBulkId
  return answer
}

/** Withdraws a run: which bills it had by then is asked, since others move bills meanwhile. */
async function withdraw({ runId }: StagedBill, { manager, model }: Known): Promise<Answer> {
  const answer = await setRun(manager, runId, 'withdrawn')
  if (answer.status !== 200) return answer
  for (const { BillId } of await billsOf(manager, runId, { Show: 'voided' })) {
    const known = model.bills.get(BillId)
    if (known) known.isVoided = true
  }
  return answer
}
