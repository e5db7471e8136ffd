import { z } from 'zod'
import { historyLine } from '#platform/contract/history.ts'
import { Day, Id, Instant, KindNumber, line, RowVersion, words } from '#platform/contract/fields.ts'
import {
  billStates,
  cycles,
  lineKinds,
  missings,
  noticeStates,
  payerTypes,
  providers,
  runSources,
  runStates,
  settlementKinds,
} from './states.ts'

export const Provider = z.enum(providers)
export const Cycle = z.enum(cycles)
export const householdId = Id.meta({ wire: 'TabletId' })
const label = z.string().meta({ wire: 'TabletNote' })
/** Who pays, as somebody writes it. */
export const payerName = line(40).meta({ wire: 'OwnerName' })

/** The days of a run; a bill has the last two of its own. */
export const startsOn = Day.meta({ wire: 'StartDate' })
export const endsOn = Day.meta({ wire: 'EndDate' })
export const dueOn = Day.meta({ wire: 'DueDate' })
export const barcodeUntil = Day.meta({ wire: 'BarcodeExpire' })

/** Whole NT$ of one line (R283, R306, R307). */
export const [leastAmount, mostAmount] = [-99_999, 200_000]
export const LineAmount = z
  .int({ error: '金額必須是整數' })
  .min(leastAmount, { error: '金額要在 -99999 到 200000 元之間' })
  .max(mostAmount, { error: '金額要在 -99999 到 200000 元之間' })

/** A line as somebody writes it; a discount takes away. */
export const NewLine = z
  .object({
    kind: z.enum(lineKinds).exclude(['arrears']).default('item'),
    feeItemId: Id.optional(),
    name: words(40),
    basis: line(80).default(''),
    /** The account of income. */
    accountNumber: KindNumber.default(4101),
    amount: LineAmount,
  })
  .refine(({ kind, amount }) => kind !== 'discount' || amount <= 0, {
    path: ['amount'],
    error: '折扣的金額要是負數，例如 -500',
  })
export type NewLine = z.output<typeof NewLine>

/** A bill as somebody writes it. */
export const NewBill = z.object({
  householdId,
  payerName: payerName.optional(),
  payerType: z.enum(payerTypes).default('owner'),
  lines: z.array(NewLine).min(1).max(60),
})
export type NewBill = z.output<typeof NewBill>

export const Run = z.object({
  billBulkId: Id,
  provider: Provider,
  feeType: z.string(),
  name: z.string(),
  cycle: Cycle,
  startsOn,
  endsOn,
  dueOn,
  barcodeUntil,
  source: z.enum(runSources),
  state: z.enum(runStates).meta({ wire: 'Status' }),
  /** Without voided ones; amounts are whole NT$. */
  billCount: z.int(),
  total: z.int(),
  paid: z.int().meta({ wire: 'PaidTotal' }),
  /** What is past its day, and of how many bills; what is not due yet; what went over to later bills. */
  overdueCount: z.int(),
  overdue: z.int(),
  /** Households with a bill past its day, without those whose money waits; and those. */
  dunHomes: z.int(),
  waitingHomes: z.int(),
  openCount: z.int(),
  carriedCount: z.int(),
  carried: z.int(),
  /** Of a draft: what could not be calculated, and nobody accepted yet. */
  openGaps: z.int(),
  addedAt: Instant,
  addedBy: z.string(),
  issuedAt: Instant.nullable(),
  issuedBy: z.string(),
  withdrawnAt: Instant.nullable(),
  withdrawnBy: z.string(),
  withdrawReason: z.string(),
  version: RowVersion,
})
export type Run = z.output<typeof Run>

/** What is under way beside a bill: payments of its household that are put to nothing yet, steps of dunning that asked for it, and whether somebody was told of it. */
const Handling = z.object({
  waiting: z.int(),
  /** Of 催繳; null: none was taken. */
  lastStep: z.string().nullable(),
  stepCount: z.int(),
  notice: z.enum(noticeStates),
})
export type Handling = z.output<typeof Handling>

export const BillRow = z.object({
  billId: Id,
  billBulkId: Id,
  runName: z.string(),
  feeType: z.string(),
  provider: Provider,
  householdId,
  label,
  number: z.string(),
  payerName: z.string().meta({ wire: 'OwnerName' }),
  payerType: z.enum(payerTypes),
  /** The sum of its own lines, and what it took over of earlier bills; together its total. */
  current: z.int(),
  arrears: z.int().meta({ wire: 'CarriedDue' }),
  /** What it took over, or where debts are only listed, what stands open on earlier bills beside its total. */
  previousDue: z.int(),
  total: z.int(),
  /** Of what settles it, what was prepaid. */
  offset: z.int().meta({ wire: 'DepositOffset' }),
  paid: z.int(),
  left: z.int(),
  dueOn,
  barcodeUntil,
  /** Days past its day, while something is left; else 0. */
  overdueDays: z.int(),
  state: z.enum(billStates).meta({ wire: 'Status' }),
  issuedAt: Instant.nullable(),
  version: RowVersion,
  /** In lists of bills alone. */
  handling: Handling.nullable(),
})
export type BillRow = z.output<typeof BillRow>

/** What a draft could not calculate, and who took it upon themselves all the same. */
export const Gap = z.object({
  gapId: Id,
  householdId,
  label,
  /** The bill of the household in this run, where it has one. */
  billId: Id.nullable(),
  /** The item that has no line; '' where it is the whole bill. */
  name: z.string(),
  missing: z.enum(missings),
  state: z.enum(['open', 'mended', 'accepted']),
  acceptedAt: Instant.nullable(),
  acceptedBy: z.string(),
  reason: z.string(),
})
export type Gap = z.output<typeof Gap>

const BillLine = z.object({
  position: z.int(),
  kind: z.enum(lineKinds),
  feeItemId: Id.nullable(),
  name: z.string(),
  basis: z.string(),
  accountNumber: KindNumber.nullable(),
  amount: z.int(),
  arrearsBillId: Id.nullable(),
})
const Settlement = z.object({
  settlementId: Id,
  kind: z.enum(settlementKinds),
  sourceId: Id,
  amount: z.int(),
  isUndone: z.boolean(),
  at: Instant,
  by: z.string(),
  /** Of a payment: its write-off, and the receipt of it (R281). */
  writeoffId: Id.nullable(),
  receiptId: Id.nullable(),
})
export const billActs = [
  'added',
  'changed',
  'issued',
  'withdrawn',
  'corrected',
  'dated',
  'moved',
  'voided',
  'taken',
  'redrawn',
] as const
export type BillAct = (typeof billActs)[number]

export const Bill = BillRow.extend({
  cycle: Cycle,
  startsOn,
  endsOn,
  lines: z.array(BillLine).meta({ wire: 'Items' }),
  /** Where debts are only listed: the earlier bills that stand open beside it. */
  earlier: z
    .array(
      z.object({
        billId: Id,
        billBulkId: Id,
        number: z.string(),
        runName: z.string(),
        dueOn,
        left: z.int(),
      }),
    )
    .meta({ wire: 'EarlierBills' }),
  settlements: z.array(Settlement),
  /** Virtual accounts and numbers of barcodes, the newest first. */
  codes: z.array(z.object({ code: z.string(), madeAt: Instant })),
  /** How what is left can be paid; null while nothing is owed or there are no accounts. */
  payCodes: z
    .object({
      virtualAccount: z.string(),
      /** The barcodes of shops, none where they do not collect, for which the sentence says why. */
      segments: z.array(z.string()),
      sentence: z.string(),
    })
    .nullable(),
  voidReason: z.string(),
  /** What its run could not calculate of it. */
  gaps: z.array(Gap),
  /** The bill that took the rest over. */
  carriedTo: z.object({ billId: Id, billBulkId: Id, number: z.string(), runName: z.string() }).nullable(),
  history: z.array(z.object({ ...historyLine, act: z.enum(billActs) })),
})
export type Bill = z.output<typeof Bill>
