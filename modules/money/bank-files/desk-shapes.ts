import { z } from 'zod'
import { Day, Id, Instant, KindNumber } from '#platform/contract/fields.ts'
import { Booked } from './booked-shapes.ts'
import { Channel } from './format-shapes.ts'
import { Returned } from './returned-shapes.ts'
import { LineActKind, LineClass, LineKind } from './line-shapes.ts'

/** Money that came by a bank's file and is put to nothing yet, or a reversal that nobody did yet. */
export const WaitingLine = z.object({
  lineId: Id,
  rowVersion: z.int(),
  kind: LineKind,
  /** What is open of it, and what it was. */
  amount: z.int(),
  whole: z.int(),
  channel: Channel,
  code: z.string(),
  creditedOn: Day,
  importedAt: Instant,
  class: LineClass,
  /** By how much it is short or over; 0 where that says nothing. */
  difference: z.int(),
  label: z.string().meta({ wire: 'TabletNote' }),
  /** Until then nobody is asked. */
  postponedUntil: Day.nullable(),
  /** A refund of it waits for the second person. */
  isRefunding: z.boolean(),
})
export type WaitingLine = z.output<typeof WaitingLine>

export const DoneLine = z.object({
  lineId: Id,
  kind: LineActKind,
  target: z.string(),
  label: z.string().meta({ wire: 'TabletNote' }),
  amount: z.int(),
  at: Instant,
  by: z.string(),
  isUndoable: z.boolean(),
})
export type DoneLine = z.output<typeof DoneLine>

/** A bill as a line may be put to it; `isOpen` false: it is only shown, to say why. */
export const Candidate = z.object({
  billId: Id,
  runName: z.string(),
  number: z.string(),
  dueOn: Day,
  left: z.int(),
  isOpen: z.boolean(),
  state: z.string(),
  settledAt: Instant.nullable(),
  settledBy: z.string(),
})
export type Candidate = z.output<typeof Candidate>

/** Where part of a line goes; null: it is paid ahead. */
export const LinePart = z.object({ billId: Id.nullable(), amount: z.int().min(1).max(999_999_999) })
export type LinePart = z.output<typeof LinePart>

export const LineHistory = z.object({
  kind: LineActKind,
  target: z.string(),
  amount: z.int(),
  reason: z.string(),
  at: Instant,
  by: z.string(),
})

export const LineDetail = WaitingLine.extend({
  /** What it seems to be in the books already. */
  booked: z.array(Booked),
  /** What says that its money was given back, or taken back by the bank. */
  returned: z.array(Returned),
  isWaiting: z.boolean(),
  paidOn: Day,
  paidTime: z.string(),
  bankCode: z.string(),
  payerTail: z.string(),
  reference: z.string(),
  fileName: z.string(),
  lineNumber: z.int(),
  check: z.enum(['right', 'wrong', 'unknown']),
  householdId: Id.nullable().meta({ wire: 'TabletId' }),
  names: z.array(z.string()),
  /** The bill of its account. */
  bill: Candidate.extend({ total: z.int(), label: z.string().meta({ wire: 'TabletNote' }) }).nullable(),
  /** The item of that bill that is exactly what is missing. */
  missingItem: z.string(),
  /** What a reversal takes back. */
  original: z
    .object({ lineId: Id, paidOn: Day, channel: Channel, target: z.string(), amount: z.int() })
    .nullable(),
  /** What money that went out seems to give back: it waits itself. */
  givesBack: z.object({ lineId: Id, paidOn: Day, label: z.string().meta({ wire: 'TabletNote' }) }).nullable(),
  candidates: z.array(Candidate),
  /** What the household has paid ahead. */
  prepayment: z.int(),
  proposal: z.array(LinePart),
  /** Accounts of income, for money that is no fee. */
  accounts: z.array(z.object({ number: KindNumber, name: z.string() })),
  history: z.array(LineHistory),
})
export type LineDetail = z.output<typeof LineDetail>
