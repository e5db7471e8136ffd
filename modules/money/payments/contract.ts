import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, line, Money, words } from '#platform/contract/fields.ts'
import { OpenBills, OpenPayment, PaymentTaken } from './shapes.ts'
import { deskChannels } from './states.ts'

export { OpenBill, OpenBills, OpenPayment, PaymentTaken, Receipt, refundAsked, Writeoff } from './shapes.ts'

const amount = Money.refine((n) => n > 0, { error: '請填寫金額' })
/** Paid ahead at once: more is a slip of the finger, not years of fees. */
const mostAhead = 2_000_000
const ahead = Money.refine((n) => n <= mostAhead, {
  error: '預收款一次最多 NT$2,000,000，請確認金額',
}).default(0)
const service = [2] as const
const householdId = Id.meta({ wire: 'TabletId' })
const billPart = z.object({ billId: Id, amount })

/** What somebody at the desk says of the money. */
export const said = {
  channel: z.enum(deskChannels),
  day: Day,
  chequeNumber: line(20).default(''),
  chequeBank: line(30).default(''),
  /** The day that is written on a cheque. */
  chequeDueOn: Day.optional(),
  lastDigits: line(10).default(''),
  payerName: line(30).default(''),
  note: line(100).default(''),
}

/** Of a transfer: whoever takes it was told that the bank's files have the same amount, and says that it is another one. */
export const isAnother = z.boolean().default(false)

const reason = words(30)

/** Money that comes in, and what it is put to (service 2). */
export const payments = contract('payments', {
  findOpen: call({
    method: 'GET',
    path: '/api/v1/Payment/Open',
    summary:
      'What a household has to pay, by a number, barcode or account of a bill; or by its id, audited for whom does not see arrears.',
    can: 'payments.take',
    service,
    takes: z.object({ householdId: householdId.optional(), code: line(60).default('') }),
    gives: data(OpenBills),
  }),
  take: call({
    method: 'POST',
    path: '/api/v1/Payment',
    summary:
      'Takes one sum at the desk for several bills of a household; the rest is paid ahead. The same id with the same content is the same again. 409_21_882: the bank seems to have brought it.',
    can: 'payments.take',
    service,
    takes: z.object({
      paymentId: Id,
      householdId,
      amount,
      bills: z.array(billPart).max(50).default([]),
      /** What is paid ahead: the rest, said aloud. */
      ahead,
      ...said,
      isAnother,
    }),
    gives: data(PaymentTaken),
  }),
  listOpen: call({
    method: 'GET',
    path: '/api/v1/Payment/Unallocated',
    summary: 'Money that the desk took, and of which something is put to nothing: the oldest first.',
    can: 'payments.view',
    service,
    takes: z.object({}),
    gives: data(z.array(OpenPayment)),
  }),
  find: call({
    method: 'GET',
    path: '/api/v1/Payment/{paymentId}',
    summary: 'One payment with what it was put to, and what was undone.',
    can: 'payments.view',
    service,
    takes: z.object({ paymentId: Id }),
    gives: data(PaymentTaken),
  }),
  allocateRest: call({
    method: 'POST',
    path: '/api/v1/Payment/{paymentId}/Writeoff',
    summary: 'Puts what is open of a payment to bills, and to what a household pays ahead.',
    can: 'payments.undo',
    service,
    takes: z.object({
      paymentId: Id,
      bills: z.array(billPart).max(50).default([]),
      householdId: householdId.optional(),
      ahead,
    }),
    gives: data(PaymentTaken),
  }),
  voidPayment: call({
    method: 'POST',
    path: '/api/v1/Payment/{paymentId}/Void',
    summary: 'Takes a payment of the desk back as a whole; its receipts are void and keep their numbers.',
    can: 'payments.undo',
    service,
    takes: z.object({ paymentId: Id, reason }),
    gives: data(PaymentTaken),
  }),
  undo: call({
    method: 'POST',
    path: '/api/v1/Payment/Writeoff/{writeoffId}/Undo',
    summary: 'Takes an allocation back: the money is open again on its payment.',
    can: 'payments.undo',
    service,
    takes: z.object({ writeoffId: Id, reason }),
    gives: data(PaymentTaken),
  }),
})
