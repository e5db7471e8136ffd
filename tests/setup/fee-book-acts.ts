import { newId } from '#platform/contract/new-id.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { Answer, Desk } from './desk.ts'
import type { Of } from './fee-acts.ts'
import { oneOf } from './fee-bill-acts.ts'
import type { FeeModel } from './fee-model.ts'

const vouchers = '/api/v1/CashManagement/Vouchers'
const payouts = '/api/v1/BankFile/Payouts'
/** The bank, and other income. */
export const otherIncome = { MoneyNumber: 1103, AgainstNumber: 4199 }

interface Known {
  manager: Desk
  model: FeeModel
}

/** What is done to the books beside the money of households: nothing, where there is nothing to do it to. */
export function playBook(
  act: Of<'income' | 'voidIncome' | 'payout' | 'undoPayout'>,
  known: Known,
): Promise<Answer | undefined> {
  switch (act.kind) {
    case 'income':
      return income(act.amount, known)
    case 'voidIncome':
      return voidIncome(act.nth, known)
    case 'payout':
      return checkPayout(act, known)
    case 'undoPayout':
      return undoPayout(act.nth, known)
  }
}

async function income(Amount: number, { manager, model }: Known): Promise<Answer> {
  const id = newId()
  const said = { VoucherId: id, Kind: 'income', Day: dayOf(new Date()), Amount, ...otherIncome }
  const answer = await manager.post(vouchers, said)
  if (answer.status === 200) model.incomes.set(id, { amount: Amount, isVoided: false })
  return answer
}

async function voidIncome(nth: number, { manager, model }: Known): Promise<Answer | undefined> {
  const [id, known] = oneOf([...model.incomes], nth) ?? []
  if (!known) return undefined
  const answer = await manager.post(`${vouchers}/${id}/Void`, { Reason: '試' })
  if (answer.status === 200) known.isVoided = true
  return answer
}

async function listed({ manager }: Known): Promise<Answer['body'][]> {
  const today = dayOf(new Date())
  return (await manager.get(payouts, { From: today, To: today })).body.Data
}

/** Holds what the bank paid out today against its statement, which says a little less or more. */
async function checkPayout({ nth, difference }: Of<'payout'>, known: Known): Promise<Answer | undefined> {
  const payout = oneOf(
    (await listed(known)).filter(({ Check }) => !Check),
    nth,
  )
  if (!payout) return undefined
  const { PayoutOn, Channel, Count, Gross, Fee, Net } = payout
  return known.manager.post(payouts, {
    PayoutId: newId(),
    PayoutOn,
    Channel,
    Count,
    Gross,
    Fee,
    Statement: Net + difference,
    Note: '試',
  })
}

async function undoPayout(nth: number, known: Known): Promise<Answer | undefined> {
  const payout = oneOf(
    (await listed(known)).filter(({ Check }) => Check),
    nth,
  )
  if (!payout) return undefined
  return known.manager.post(`${payouts}/${payout.Check.PayoutId}/Undo`, { Reason: '試' })
}
