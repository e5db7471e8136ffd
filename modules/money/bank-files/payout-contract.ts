import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, Id, Instant, line, Money, words } from '#platform/contract/fields.ts'
import { problem } from '#platform/contract/problem.ts'
import { Channel } from './format-shapes.ts'
import { LineClass, LineKind } from './line-shapes.ts'

export const payoutMoved = () => problem(409_21_617, '這一天的款項剛剛有變動，請重新整理，核對後再確認。')
export const payoutChecked = (when: string, by: string) =>
  problem(409_21_618, `這一天已於 ${when} 由${by}對過帳。`)
export const payoutNoteMissing = () => problem(400_21_619, '銀行入帳和應入帳不同，請說明差額的原因。')
export const payoutUndone = (when: string, by: string) =>
  problem(409_21_620, `這次對帳已於 ${when} 由${by}取消。`)
export const payoutIdTaken = () => problem(409_21_621, '同一次對帳已記成另一筆，請關閉視窗後重新確認。')
export const payoutInFile = (what: string) =>
  problem(
    409_21_884,
    `銀行檔已有同金額的入帳（${what}）並且銷帳了，這次撥款會重複入帳；請先在銷帳異常復原那一筆，確定是另一筆請再按一次。`,
  )
export const payoutAhead = () => problem(409_21_622, '撥款日還沒到，到了再對帳。')

const service = [2] as const
const payoutOn = Day

/** What somebody found of a payout day, and whether that was taken back. */
export const Check = z.object({
  payoutId: Id,
  count: z.int(),
  gross: z.int(),
  fee: z.int(),
  statement: z.int(),
  /** The statement less what should have come. */
  difference: z.int(),
  note: z.string(),
  isBooked: z.boolean(),
  at: Instant,
  by: z.string(),
  undoneAt: Instant.nullable(),
  undoneBy: z.string(),
  undoReason: z.string(),
})
export type Check = z.output<typeof Check>

/** What the files say of a day and a channel: what residents paid, what the collector kept, what should have come. */
export const Payout = z.object({
  payoutOn,
  channel: Channel,
  count: z.int(),
  gross: z.int(),
  fee: z.int(),
  net: z.int(),
  check: Check.nullable(),
  /** Lines came or went since it was checked. */
  isMoved: z.boolean(),
})
export type Payout = z.output<typeof Payout>

export const PayoutLine = z.object({
  lineId: Id,
  kind: LineKind,
  amount: z.int(),
  fee: z.int(),
  code: z.string(),
  class: LineClass,
  label: z.string().meta({ wire: 'TabletNote' }),
  open: z.int(),
  fileName: z.string(),
  lineNumber: z.int(),
})
export type PayoutLine = z.output<typeof PayoutLine>

export const payoutFilters = { from: Day.optional(), to: Day.optional() }

/** Reconciliation: by payout day and channel against the bank's statement (對帳). */
export const bankPayouts = contract('bankPayouts', {
  list: call({
    method: 'GET',
    path: '/api/v1/BankFile/Payouts',
    summary:
      'What the files say by payout day and channel, the newest first, with what was checked; and which months before this one are not wholly checked.',
    can: 'bankFiles.view',
    service,
    takes: z.object(payoutFilters),
    gives: z.object({
      data: z.array(Payout),
      unchecked: z.array(z.object({ month: z.string(), count: z.int() })),
    }),
  }),
  print: call({
    method: 'GET',
    path: '/api/v1/BankFile/Payouts/Print',
    summary: 'The same as a PDF with its sums and the reasons of differences. Audited.',
    can: 'bankFiles.view',
    service,
    takes: z.object(payoutFilters),
    gives: z.object({}),
  }),
  show: call({
    method: 'GET',
    path: '/api/v1/BankFile/Payouts/Lines',
    summary: 'The lines of a payout day and channel, and every check of it.',
    can: 'bankFiles.view',
    service,
    takes: z.object({ payoutOn, channel: Channel }),
    gives: data(z.object({ payout: Payout, lines: z.array(PayoutLine), checks: z.array(Check) })),
  }),
  check: call({
    method: 'POST',
    path: '/api/v1/BankFile/Payouts',
    summary:
      'Marks a payout day as checked against the statement: what was in transit is in the bank, and the fee is booked. A difference needs a note.',
    can: 'bankFiles.match',
    service,
    takes: z.object({
      payoutId: Id,
      payoutOn,
      channel: Channel,
      /** As they were seen. */
      count: z.int().min(1).max(1_000_000),
      gross: z.int().min(-999_999_999).max(999_999_999),
      fee: Money,
      /** Below zero where the collector took more back than it paid. */
      statement: z.int().min(-999_999_999).max(999_999_999),
      note: line(60).default(''),
      /** Whoever checks was told that a line of the bank has the same sum, and says that it is another one. */
      isAnother: z.boolean().default(false),
    }),
    gives: data(Payout),
  }),
  undo: call({
    method: 'POST',
    path: '/api/v1/BankFile/Payouts/{payoutId}/Undo',
    summary: 'Takes a check back with a reason: it stays on record, and what it booked is reversed.',
    can: 'bankFiles.match',
    service,
    takes: z.object({ payoutId: Id, reason: words(30) }),
    gives: data(Payout),
  }),
})
