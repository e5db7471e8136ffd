import { showMoney } from '#platform/contract/show-money.ts'
import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Id, Instant, KindNumber, line, Money, Whole, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'

/** Cash that one person handed over to another: lines, never edited. */
export const CashHandOver = z.object({
  handOverId: Id,
  at: Instant,
  moneyNumber: KindNumber,
  moneyName: z.string(),
  /** What the books said, and what was counted. Whole NT$. */
  expected: z.int(),
  counted: z.int(),
  difference: z.int(),
  reason: z.string(),
  /** Who gave it, and who has it now. */
  fromName: z.string(),
  toName: z.string(),
  /** The voucher of the difference; '' without one. */
  voucherNumber: z.string(),
  by: z.string(),
})
export type CashHandOver = z.output<typeof CashHandOver>

export const sameHands = () => problem(400_21_450, '點交人與接收人不能是同一位。')
export const bookMoved = (name: string, now: number) =>
  problem(409_21_451, `${name}的帳面已變為 ${showMoney(now)}，請重新點收。`)
export const differenceUnsaid = (difference: number) =>
  problem(400_21_452, `點收與帳面相差 ${showMoney(difference)}，請說明原因。`)
export const handOverIdTaken = () =>
  problem(409_21_453, '這次點交已用同一個編號登記過，內容不同；請重新整理後再登記。')

const service = [7] as const

/** Who has the community's cash (service 7): petty cash and the cash of the desk, handed over from one to another. */
export const cashHandOvers = contract('cashHandOvers', {
  list: call({
    method: 'GET',
    path: '/api/v1/CashManagement/HandOvers',
    summary: 'The last hand-overs of cash, the newest first.',
    can: 'vouchers.view',
    service,
    takes: z.object({}),
    gives: data(z.array(CashHandOver)),
  }),
  add: call({
    method: 'POST',
    path: '/api/v1/CashManagement/HandOvers',
    summary:
      'Hands cash over with what was counted; a difference to the books is booked. The same id with the same content is the same again. 409_21_451 when the books moved meanwhile.',
    can: 'vouchers.add',
    service,
    takes: z.object({
      handOverId: Id,
      moneyNumber: KindNumber,
      /** What the books said when it was counted. */
      expected: Whole,
      counted: Money,
      fromName: words(40),
      toName: words(40),
      reason: line(60).default(''),
    }),
    gives: data(CashHandOver),
  }),
})
