import { z } from 'zod'
import { Id } from '#platform/contract/fields.ts'

/** Kinds of leave (勞動基準法 Art. 38, 50; 勞工請假規則; 性別平等工作法 Art. 14, 20). */
export const leaveKinds = [
  'annual',
  'personal',
  'sick',
  'official',
  'marriage',
  'funeral',
  'injury',
  'maternity',
  'menstrual',
  'family',
] as const
export type LeaveKind = (typeof leaveKinds)[number]

/** What they are called on paper. */
export const leaveNames = {
  annual: '特休',
  personal: '事假',
  sick: '病假',
  official: '公假',
  marriage: '婚假',
  funeral: '喪假',
  injury: '公傷病假',
  maternity: '產假',
  menstrual: '生理假',
  family: '家庭照顧假',
} as const satisfies Record<LeaveKind, string>

/** The part of the pay that the law has at least, in hundredths. */
export const leastPay: Readonly<Record<LeaveKind, PayPercent>> = {
  annual: 100,
  personal: 0,
  sick: 50,
  official: 100,
  marriage: 100,
  funeral: 100,
  injury: 100,
  maternity: 100,
  menstrual: 50,
  family: 0,
}
export const payPercents = [0, 50, 100] as const
export type PayPercent = (typeof payPercents)[number]

export const LeaveKindField = z.enum(leaveKinds)
/** Part of a working day at least, a whole one at most. */
export const LeaveMinutes = z.int().min(30).max(1440)

/** Leave of somebody on a day. */
export const Leave = z.object({
  personId: Id,
  day: z.string(),
  kind: LeaveKindField.meta({ wire: 'LeaveKind' }),
  minutes: z.int(),
  note: z.string(),
})
export type Leave = z.output<typeof Leave>

/** Leave that somebody of the roster asks for, and what came of it. */
export const LeaveRequest = Leave.extend({
  requestId: Id,
  personName: z.string(),
  /** ended: taken back, or written down by whoever plans before it was decided. */
  state: z.enum(['asked', 'granted', 'refused', 'ended']),
  decidedBy: z.string(),
  decisionReason: z.string(),
  /** What whoever looks may do: take it back, decide it. */
  mayEnd: z.boolean(),
  mayDecide: z.boolean(),
})
export type LeaveRequest = z.output<typeof LeaveRequest>

/** What part of the pay a kind has, in hundredths. */
export const LeavePay = z.object({
  kind: LeaveKindField.meta({ wire: 'LeaveKind' }),
  percent: z.union([z.literal(0), z.literal(50), z.literal(100)]),
})
export type LeavePay = z.output<typeof LeavePay>
