import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, line } from '#platform/contract/fields.ts'
import { HouseholdAccount, PaidAnswer } from './paid-shapes.ts'

const service = [2] as const
const can = 'bankFiles.view'
const householdId = Id.meta({ wire: 'TabletId' })

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
})
