import { z } from 'zod'
import { Day, Id, Instant } from '#platform/contract/fields.ts'
import { demandChannels, steps } from './steps.ts'

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
  amount,
  interest: amount,
  title: z.string(),
  body: z.string(),
  note: z.string(),
  at: Instant,
  by: z.string(),
  voidedAt: Instant.nullable(),
  voidedBy: z.string(),
  voidReason: z.string(),
})
export type Demand = z.output<typeof Demand>

/** What a household owes, and how far it was dunned. */
export const Debt = z.object({
  householdId,
  label,
  /** '' for who may not dun. */
  payer: z.string(),
  aging: Aging,
  /** What is not paid; of it, what is overdue. */
  total: amount,
  overdue: amount,
  /** Periods that are overdue. */
  periods: z.int(),
  /** Days since the oldest was due; 0 where nothing is overdue. */
  days: z.int(),
  interest: amount,
  /** Money of the household that is put to nothing yet: it is not dunned. */
  waiting: amount,
  lastStep: z.enum(steps).nullable(),
  lastDay: Day.nullable(),
  demandCount: z.int(),
})
export type Debt = z.output<typeof Debt>

export const DebtDetail = Debt.extend({
  prepaid: amount,
  bills: z.array(
    z.object({
      billId: Id,
      billBulkId: Id,
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
  /** Why a court cannot be asked yet, a sentence each; empty where it can. */
  courtMissing: z.array(z.string()),
})
export type DebtDetail = z.output<typeof DebtDetail>
