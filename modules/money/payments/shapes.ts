import { z } from 'zod'
import { Day, Id, Instant, line, Money, words } from '#platform/contract/fields.ts'
import { allocationKinds, paymentChannels, paymentSources, refundWays } from './states.ts'

export const PaymentChannel = z.enum(paymentChannels)
const billBulkId = Id
const householdId = Id.meta({ wire: 'TabletId' })
const label = z.string().meta({ wire: 'TabletNote' })

/** A bill of which something is left to pay. */
export const OpenBill = z.object({
  billId: Id,
  billBulkId,
  number: z.string(),
  runName: z.string(),
  dueOn: Day,
  total: z.int(),
  paid: z.int(),
  left: z.int(),
})
export type OpenBill = z.output<typeof OpenBill>

/** What a desk needs to take money of a household. */
export const OpenBills = z.object({
  householdId,
  label,
  bills: z.array(OpenBill),
  /** The bill of the code that was read; null: none, or it has nothing left. */
  billId: Id.nullable(),
  /** What became of that bill, in a sentence; '' when it can be paid. */
  said: z.string(),
  /** What was paid ahead; null for whom sees no balances. */
  prepayment: z.int().nullable(),
  /** What was taken of the household, and is put to nothing; null for whom sees no balances. */
  unallocated: z.int().nullable(),
  /** Whether something was: it is not to be taken again. */
  hasUnallocated: z.boolean(),
})
export type OpenBills = z.output<typeof OpenBills>

/** Money that the desk took, and of which something is put to nothing. */
export const OpenPayment = z.object({
  paymentId: Id,
  householdId,
  label,
  open: z.int(),
  channel: PaymentChannel,
  day: Day,
  by: z.string(),
  /** A refund of it waits for the second person, or to be paid. */
  isRefunding: z.boolean(),
})
export type OpenPayment = z.output<typeof OpenPayment>

/** What part of a payment was put to (銷帳). */
export const Writeoff = z.object({
  writeoffId: Id,
  paymentId: Id,
  kind: z.enum(allocationKinds),
  /** null: paid ahead, or given back. */
  billId: Id.nullable(),
  billBulkId: billBulkId.nullable(),
  billNumber: z.string(),
  runName: z.string(),
  householdId,
  label,
  amount: z.int(),
  at: Instant,
  by: z.string(),
  source: z.enum(paymentSources),
  channel: PaymentChannel,
  day: Day,
  paidAt: Instant,
  /** Of the whole payment, and what of it is put to nothing. */
  paymentAmount: z.int(),
  paymentOpen: z.int(),
  /** How many things the payment is put to now. */
  paymentParts: z.int(),
  /** One person voids it still; else a second one has to approve. */
  isVoidedByOne: z.boolean(),
  receiptId: Id.nullable(),
  receiptNumber: z.string(),
  undoneAt: Instant.nullable(),
  undoneBy: z.string(),
  undoReason: z.string(),
})
export type Writeoff = z.output<typeof Writeoff>

export const PaymentTaken = z.object({
  paymentId: Id,
  amount: z.int(),
  open: z.int(),
  channel: PaymentChannel,
  day: Day,
  at: Instant,
  by: z.string(),
  householdId: householdId.nullable(),
  label,
  writeoffs: z.array(Writeoff),
  reversedAt: Instant.nullable(),
  reversedBy: z.string(),
  reverseReason: z.string(),
})
export type PaymentTaken = z.output<typeof PaymentTaken>

/** A receipt, with what is printed on it. */
export const Receipt = z.object({
  receiptId: Id,
  /** 2026-01284 */
  number: z.string(),
  writeoffId: Id,
  paymentId: Id,
  kind: z.enum(allocationKinds),
  billId: Id.nullable(),
  billBulkId: billBulkId.nullable(),
  billNumber: z.string(),
  runName: z.string(),
  householdId,
  label,
  payerName: z.string(),
  amount: z.int(),
  /** What is left of the bill now; null: it was paid ahead. */
  left: z.int().nullable(),
  channel: PaymentChannel,
  day: Day,
  issuedAt: Instant,
  issuedBy: z.string(),
  /** How often it was printed: all after the first are copies (補印). */
  prints: z.int(),
  voidedAt: Instant.nullable(),
  voidedBy: z.string(),
  voidReason: z.string(),
})
export type Receipt = z.output<typeof Receipt>

/** What is said of a refund that is asked for. */
export const refundAsked = {
  refundId: Id,
  householdId,
  amount: Money.refine((n) => n > 0, { error: '請填寫金額' }),
  way: z.enum(refundWays),
  payee: words(30),
  account: line(40).default(''),
  reason: words(60),
}
