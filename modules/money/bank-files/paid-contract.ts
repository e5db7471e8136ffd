import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, line, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { HouseholdAccount, PaidAnswer, PaidTold } from './paid-shapes.ts'

const service = [2] as const
const can = 'bankFiles.view'
const householdId = Id.meta({ wire: 'TabletId' })

/** Minutes in which a household is not told of the same payment again. */
export const tellPause = 10
export const paidToldJustNow = (when: string) =>
  problem(409_21_623, `這筆款在${when}才傳給住戶過，${tellPause} 分鐘內不再傳送。`)
export const paidUnreached = (label: string) =>
  problem(409_21_624, `${label} 沒有人登記收訊息的管道，沒有傳送；請改以電話告知。`)
export const paidOfFormer = (label: string) =>
  problem(409_21_878, `這筆款是 ${label} 以前的繳款人繳的，不能傳給現在的住戶；請改以電話告知本人。`)

/** What answers 我繳了但沒看到: where a payment is (查一筆款). */
export const bankPaid = contract('bankPaid', {
  look: call({
    method: 'GET',
    path: '/api/v1/BankFile/Paid',
    summary:
      'Finds money by what a resident says: household, amount, account or barcode, last digits, payer, days. Says where it went and why, or how far the files have come. Audited.',
    can,
    service,
    takes: z.object({
      text: line(120).default(''),
      householdId: householdId.optional(),
      /** Days in Taipei, both included. */
      from: Day.optional(),
      to: Day.optional(),
    }),
    gives: data(PaidAnswer),
  }),
  account: call({
    method: 'GET',
    path: '/api/v1/BankFile/Paid/Household/{householdId}',
    summary: 'What a household owes and paid, the newest first, with the balance after each.',
    can,
    service,
    takes: z.object({ householdId }),
    gives: data(HouseholdAccount),
  }),
  tell: call({
    method: 'POST',
    path: '/api/v1/BankFile/Paid/{paymentId}/Told',
    summary: `Sends the household of a payment where it is, in these words, by the channels that its people agreed to; at most once in ${tellPause} minutes. Audited.`,
    can: 'bankFiles.match',
    service,
    takes: z.object({ paymentId: Id, text: words(400) }),
    gives: data(z.object({ sending: z.int() })),
  }),
  listTold: call({
    method: 'GET',
    path: '/api/v1/BankFile/Paid/{paymentId}/Told',
    summary:
      'What was sent of a payment, to whom and by which way, the newest first; names and addresses masked.',
    can,
    service,
    takes: z.object({ paymentId: Id }),
    gives: data(z.array(PaidTold)),
  }),
})
