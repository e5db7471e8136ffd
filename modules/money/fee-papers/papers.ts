import { z } from 'zod'
import { Day, Id } from '#platform/contract/fields.ts'
import { BillSaid, ReceiptSaid } from './said.ts'

/** Whose bank collects. */
export const Provider = z.enum(['general', 'kgi'])
export type Provider = z.output<typeof Provider>

const amount = z.int()

/** A line of a bill as it is printed. */
const Line = z.object({ name: z.string(), basis: z.string(), amount })

/** Everything that a bill says, on paper and in its preview; whole NT$. */
export const BillPaper = z.object({
  billId: Id,
  /** Who collects: 晴川社區管理委員會 */
  issuer: z.string(),
  title: z.string(),
  /** 115年11月 */
  period: z.string(),
  number: z.string(),
  issuedOn: Day,
  startsOn: Day,
  endsOn: Day,
  dueOn: Day,
  barcodeUntil: Day,
  household: z.string(),
  payer: z.string(),
  /** Where it is sent to; '' where nobody wrote it down. */
  address: z.string(),
  lines: z.array(Line),
  subtotal: amount,
  /** What earlier bills left. */
  arrears: z.array(Line),
  /** Where debts are only listed: what stands open on earlier bills, which is not in the sum. */
  listed: amount,
  /** Below zero: prepayments that were offset, and what was paid of it already. */
  offsets: z.array(Line),
  /** What is to be paid. */
  due: amount,
  isVoided: z.boolean(),
  /** By transfer; null where the community has no account for it. */
  transfer: z.object({ bank: z.string(), length: z.int(), account: z.string(), fee: amount }).nullable(),
  /** Three segments; null where there are none, and why, where there is a reason to say. */
  segments: z.array(z.string()).length(3).nullable(),
  noBarcodes: z.string(),
  chains: z.string(),
  fees: z.array(z.object({ upTo: amount, fee: amount, isCommunitys: z.boolean() })),
  notes: z.array(z.string()),
})
export type BillPaper = z.output<typeof BillPaper>

/** A bill with its words, for a page that draws it. */
export const SpokenBill = BillPaper.extend({ said: BillSaid })
export type SpokenBill = z.output<typeof SpokenBill>

/** What receipts are printed on: a sheet, or a roll of 80 or 58 mm. */
export const RollOrSheet = z.enum(['a4', 'thermal80', 'thermal58'])
export type RollOrSheet = z.output<typeof RollOrSheet>

/** Everything that a receipt says. */
export const ReceiptPaper = z.object({
  receiptId: Id,
  writeoffId: Id,
  issuer: z.string(),
  /** 2026-01284 */
  number: z.string(),
  household: z.string(),
  payer: z.string(),
  /** What was paid for: a bill's number and period, or a prepayment. */
  subject: z.string(),
  amount,
  /** How it was paid: 現金 */
  means: z.string(),
  paidOn: Day,
  issuedOn: Day,
  issuedBy: z.string(),
  /** What is left of the bill; null: it was paid ahead. */
  left: amount.nullable(),
  isVoided: z.boolean(),
  voidReason: z.string(),
  /** It was printed before. */
  isReprint: z.boolean(),
  said: ReceiptSaid,
})
export type ReceiptPaper = z.output<typeof ReceiptPaper>
