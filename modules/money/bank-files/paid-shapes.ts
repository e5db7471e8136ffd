import { z } from 'zod'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { Writeoff } from '#modules/money/payments/contract.ts'
import { deliveryChannels, deliveryStates } from '#modules/telling/notices/contract.ts'
import { LineClass } from './line-shapes.ts'

const label = z.string().meta({ wire: 'TabletNote' })
const householdId = Id.nullable().meta({ wire: 'TabletId' })

/** What was typed, as it was understood; whatever is empty narrows nothing. */
export const Understood = z.object({
  householdId,
  /** The household that was meant; of several how many there are. */
  label,
  households: z.int(),
  amount: z.int().nullable(),
  /** An account or a barcode, and the period whose bill it belongs to. */
  code: z.string(),
  codeOf: z.string(),
  /** The end of an account. */
  digits: z.string(),
  name: z.string(),
  from: Day.nullable(),
  to: Day.nullable(),
  /** Words that say nothing here. */
  rest: z.string(),
})
export type Understood = z.output<typeof Understood>

/** Where part of a payment went, and whether that was taken back. */
export const PaidPart = z.object({
  writeoffId: Id,
  kind: Writeoff.shape.kind,
  runName: z.string(),
  label,
  amount: z.int(),
  at: Instant,
  by: z.string(),
  receiptId: Id.nullable(),
  receiptNumber: z.string(),
  undoneAt: Instant.nullable(),
})
export type PaidPart = z.output<typeof PaidPart>

/** Money that came in: what the bank said of it, or who took it at the desk, where it went and why. */
export const PaidItem = z.object({
  paymentId: Id,
  householdId,
  label,
  isBank: z.boolean(),
  channel: z.string(),
  amount: z.int(),
  open: z.int(),
  paidOn: Day,
  paidTime: z.string(),
  /** When shops or an agency had it; null where no file said it. */
  agencyOn: Day.nullable(),
  creditedOn: Day,
  payoutOn: Day.nullable(),
  takenAt: Instant,
  takenBy: z.string(),
  fileName: z.string(),
  lineNumber: z.int(),
  code: z.string(),
  payerTail: z.string(),
  payerName: z.string(),
  /** The bill that its account belongs to. */
  bill: z
    .object({ runName: z.string(), label, state: z.string(), settledAt: Instant.nullable(), left: z.int() })
    .nullable(),
  /** How it stood when it came, and how it stands now; null: it came at the desk. */
  firstClass: LineClass.nullable(),
  class: LineClass.nullable(),
  difference: z.int(),
  postponedUntil: Day.nullable(),
  isRefunding: z.boolean(),
  reversedAt: Instant.nullable(),
  reversedBy: z.string(),
  reverseReason: z.string(),
  /** What the books had of it already, so that it is not booked a second time; '' of all others. */
  bookedAs: z.string(),
  parts: z.array(PaidPart),
})
export type PaidItem = z.output<typeof PaidItem>

/** One message of a payment to one person; name and address are masked. */
export const PaidTold = z.object({
  deliveryId: Id,
  at: Instant,
  recipient: z.string(),
  channel: z.enum(deliveryChannels),
  address: z.string(),
  state: z.enum(deliveryStates),
  sentAt: Instant.nullable(),
  problem: z.string(),
  by: z.string(),
})
export type PaidTold = z.output<typeof PaidTold>

/** How far the files of a channel have come, and when what was paid on a day would be in one. */
export const ChannelNews = z.object({
  channel: z.string(),
  importedAt: Instant.nullable(),
  paidThrough: Day.nullable(),
  expectOn: Day.nullable(),
})
export type ChannelNews = z.output<typeof ChannelNews>

export const PaidAnswer = z.object({
  understood: Understood,
  /** The newest first, at most 20. */
  found: z.array(PaidItem),
  count: z.int(),
  /** Where nothing was found: other amounts of the same household and days, and how far the files have come. */
  near: z.array(z.object({ amount: z.int(), channel: z.string(), paidOn: Day })),
  channels: z.array(ChannelNews),
})
export type PaidAnswer = z.output<typeof PaidAnswer>

export const AccountLine = z.object({
  on: Day,
  kind: z.enum(['bill', 'payment', 'prepayment', 'undone']),
  runName: z.string(),
  channel: z.string(),
  /** Above zero it is due, below zero it was paid. */
  amount: z.int(),
  balance: z.int(),
  paymentId: Id.nullable(),
})
export type AccountLine = z.output<typeof AccountLine>

/** What a household owes and paid, the newest first. */
export const HouseholdAccount = z.object({
  householdId: Id.meta({ wire: 'TabletId' }),
  label,
  names: z.array(z.string()),
  owed: z.int(),
  prepayment: z.int(),
  open: z.array(z.object({ runName: z.string(), left: z.int(), dueOn: Day })),
  lines: z.array(AccountLine),
  count: z.int(),
})
export type HouseholdAccount = z.output<typeof HouseholdAccount>
