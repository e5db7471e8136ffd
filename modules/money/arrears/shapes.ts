import { z } from 'zod'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { channels, deliveryStates } from '#modules/telling/notices/contract.ts'
import { courtGaps, demandChannels, reaches, steps } from './steps.ts'

export const householdId = Id.meta({ wire: 'TabletId' })
const label = z.string().meta({ wire: 'TabletNote' })
const amount = z.int()

const Aging = z.object({ notDue: amount, upTo30: amount, upTo60: amount, upTo90: amount, older: amount })

/** A step that was taken, by whom, and what it said. */
export const Demand = z.object({
  demandId: Id,
  step: z.enum(steps),
  channel: z.enum(demandChannels),
  day: Day,
  termOn: Day,
  /** Whom it was made to; '' for who may not dun. */
  payer: z.string(),
  amount,
  interest: amount,
  title: z.string(),
  body: z.string(),
  note: z.string(),
  at: Instant,
  /** Whether a message arrived; null of other channels. */
  reach: z.enum(reaches).nullable(),
  /** Each way that a message took. */
  deliveries: z.array(
    z.object({
      channel: z.enum(channels),
      state: z.enum(deliveryStates),
      /** '' for the whole household, and for who may not dun. */
      recipient: z.string(),
      problem: z.string(),
    }),
  ),
  by: z.string(),
  voidedAt: Instant.nullable(),
  voidedBy: z.string(),
  voidReason: z.string(),
})
export type Demand = z.output<typeof Demand>

/** What a household owes, and how far it was dunned; where debts follow the person (隨人), what one payer owes of it. */
export const Debt = z.object({
  /** The household; where debts follow the person, the first bill of who owes. */
  debtId: Id,
  householdId,
  label,
  building: z.string(),
  /** Whose bills are past their day. */
  runIds: z.array(Id).meta({ wire: 'BillBulkIds' }),
  /** '' for who may not dun. */
  payer: z.string(),
  /** Somebody else pays for the household now. */
  isFormer: z.boolean(),
  /** A message is read by who owes, and not by somebody else who lives there now. */
  isReachable: z.boolean(),
  aging: Aging,
  /** What is not paid; of it, what is overdue. */
  total: amount,
  overdue: amount,
  /** Periods that are overdue. */
  periods: z.int(),
  /** Of what is overdue, what a written demand asked for whose term is over, and of how many periods: this alone goes to a court. */
  demanded: amount,
  demandedPeriods: z.int(),
  /** When the oldest that is overdue was due, and the days since; null and 0 where nothing is. */
  oldestOn: Day.nullable(),
  days: z.int(),
  interest: amount,
  /** Of bills that are paid by now and were paid late, in the last five years (Civil Code Art. 126); it is booked nowhere. */
  interestOfPaid: amount,
  /** Money of the household that is put to nothing yet: it is not dunned. */
  waiting: amount,
  /** The newest step for what is overdue now; what was paid since has taken its own steps with it. */
  lastStep: z.enum(steps).nullable(),
  lastDay: Day.nullable(),
  lastTermOn: Day.nullable(),
  lastReach: z.enum(reaches).nullable(),
  demandCount: z.int(),
  /** What is missing before a court may be asked; empty where nothing is (公寓大廈管理條例 Art. 21). */
  courtMissing: z.array(z.enum(courtGaps)),
})
export type Debt = z.output<typeof Debt>

export const DebtDetail = Debt.extend({
  prepaid: amount,
  /** What others owe who were billed in the household, each by themselves. */
  others: z.array(Debt.pick({ debtId: true, payer: true, isFormer: true, total: true, overdue: true })),
  bills: z.array(
    z.object({
      billId: Id,
      billBulkId: Id,
      feeType: z.string(),
      provider: z.enum(['general', 'kgi']),
      number: z.string(),
      runName: z.string(),
      dueOn: Day,
      total: amount,
      left: amount,
    }),
  ),
  lastPayments: z.array(
    z.object({ paymentId: Id, day: Day, amount, channel: z.string(), isReversed: z.boolean() }),
  ),
  demands: z.array(Demand),
  /** From which sum on a court may be asked before two periods are overdue. */
  considerable: amount,
})
export type DebtDetail = z.output<typeof DebtDetail>
