import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, Instant } from '#platform/contract/fields.ts'

const amount = z.int()
const label = z.string().meta({ wire: 'TabletNote' })

/** A run that is being paid: how much of it came in, and what is overdue. */
const Collecting = z.object({
  runId: Id.meta({ wire: 'BillBulkId' }),
  provider: z.enum(['general', 'kgi']),
  feeType: z.string(),
  name: z.string(),
  dueOn: Day,
  total: amount,
  paid: amount,
  /** Households that still owe of it; after the day it was due on they are overdue. */
  owing: z.int(),
  isOverdue: z.boolean(),
})
export type Collecting = z.output<typeof Collecting>

/** A draft that is to be checked and issued. */
const Draft = z.object({
  runId: Id.meta({ wire: 'BillBulkId' }),
  provider: z.enum(['general', 'kgi']),
  feeType: z.string(),
  name: z.string(),
  bills: z.int(),
  total: amount,
  startsOn: Day,
})

/** Things of one kind that wait: how many, for how much, since when. */
const Waiting = z.object({ count: z.int(), amount, since: Instant.nullable() })

const Income = z.object({
  id: Id,
  label,
  payerName: z.string(),
  channel: z.string(),
  amount,
  /** What is not yet put to a bill. */
  open: amount,
})
export type Income = z.output<typeof Income>

const Refund = z.object({
  id: Id,
  /** A payment that is voided. */
  isVoid: z.boolean(),
  label,
  amount,
  requestedByName: z.string(),
  requestedAt: Instant,
})

/** Something of a day to come: a run falls due, its barcodes end, shops pay out, a draft begins. */
const Coming = z.object({
  kind: z.enum(['due', 'barcodes', 'payout', 'draft']),
  day: Day,
  /** The run's; '' of a payout. */
  name: z.string(),
  runId: Id.meta({ wire: 'BillBulkId' }).nullable(),
  provider: z.enum(['general', 'kgi']),
  feeType: z.string(),
  /** Households that still owe, payments, or bills of the draft. */
  count: z.int(),
  amount,
})
export type Coming = z.output<typeof Coming>

export const closingChecks = ['month', 'unmatched', 'payouts', 'cash', 'refunds', 'drafts'] as const
/** What is looked at before a month is closed; `count` is how many stand in the way, of the month itself the days left. */
const ClosingCheck = z.object({ name: z.enum(closingChecks), count: z.int(), amount })
export type ClosingCheck = z.output<typeof ClosingCheck>

/** What a community has that begins with fees: an empty one is led from one to the next. */
const Setup = z.object({ homes: z.int(), rates: z.int(), accounts: z.int(), runs: z.int() })
export type Setup = z.output<typeof Setup>

export const FeeSummary = z.object({
  /** Of this month: 2026-11. */
  month: z.string(),
  /** The last day of the last month that was closed. */
  closedThrough: Day.nullable(),
  collecting: z.array(Collecting),
  drafts: z.array(Draft),
  coming: z.array(Coming),
  /** The month that is closed next, its last day, and what is looked at before. */
  closing: z.object({ month: z.string(), lastDay: Day, checks: z.array(ClosingCheck) }),
  setup: Setup,
  unmatched: Waiting,
  /** Households with a bill past its day, without those whose money waits to be put to bills; `due`: whose next step of the ladder is due. */
  overdue: Waiting.extend({ due: z.int() }),
  refunds: z.array(Refund),
  prepaid: Waiting,
  /** Cheques that are held although their day has come. */
  cheques: Waiting,
  /** Payouts of open months that were checked, where the bank paid something else than was due. */
  differences: Waiting,
  today: z.object({ count: z.int(), amount, newest: z.array(Income) }),
})
export type FeeSummary = z.output<typeof FeeSummary>

/** What the treasurer looks at first. */
export const feeHome = contract('feeHome', {
  show: call({
    method: 'GET',
    path: '/api/v1/ManagementControl',
    summary: 'What was collected, what waits for the treasurer, and what came in today.',
    can: 'feeHome.view',
    service: [2],
    takes: z.object({}),
    gives: data(FeeSummary),
  }),
})
