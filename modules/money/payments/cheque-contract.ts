import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, Instant } from '#platform/contract/fields.ts'

const service = [2] as const

/** How far a cheque is: held until its day, with the bank's money, or taken back (跳票 too). */
export const chequeStates = ['held', 'cashed', 'voided'] as const

/** A cheque that the desk took. */
export const Cheque = z.object({
  paymentId: Id,
  householdId: Id.meta({ wire: 'TabletId' }),
  label: z.string().meta({ wire: 'TabletNote' }),
  chequeNumber: z.string(),
  chequeBank: z.string(),
  payerName: z.string(),
  amount: z.int(),
  /** When it was taken, and the day that it is due; null: nobody wrote it down. */
  day: Day,
  dueOn: Day.nullable().meta({ wire: 'DueDate' }),
  takenBy: z.string(),
  state: z.enum(chequeStates).meta({ wire: 'Status' }),
  cashedOn: Day.nullable(),
  cashedBy: z.string(),
  /** One person voids it still; else a second one has to approve, and may have been asked. */
  isVoidedByOne: z.boolean(),
  isVoidAsked: z.boolean(),
  reversedAt: Instant.nullable(),
  reversedBy: z.string(),
  reverseReason: z.string(),
})
export type Cheque = z.output<typeof Cheque>

/** Cheques of the desk (service 2): what is held, what the bank cashed, what bounced. */
export const cheques = contract('cheques', {
  list: call({
    method: 'GET',
    path: '/api/v1/Payment/Cheques',
    summary:
      'Cheques that the desk took and whose money the bank does not have yet, the first due first; cashed and voided ones the newest first.',
    can: 'payments.view',
    service,
    takes: z.object({ state: z.enum(chequeStates).default('held').meta({ wire: 'Status' }) }),
    gives: data(z.array(Cheque)),
  }),
  cash: call({
    method: 'POST',
    path: '/api/v1/Payment/{paymentId}/Cashed',
    summary: 'The bank cashed a cheque on a day: from then on its money is the bank’s. Audited.',
    can: 'payments.undo',
    service,
    takes: z.object({ paymentId: Id, on: Day }),
    gives: data(Cheque),
  }),
})
