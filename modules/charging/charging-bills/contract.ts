import { z } from 'zod'
import { call, contract } from '#platform/contract/call.ts'
import { data, Day, done, Id, Instant, RowVersion, words } from '#platform/contract/fields.ts'
import { BillDays } from './days.ts'

export { BillDays, monthAfter } from './days.ts'
export { daysChanged } from './problems.ts'

/** R404, in their order; a month without bills was not drawn yet. */
export const billStates = ['notApproved', 'approved', 'invoiced'] as const
export type BillState = (typeof billStates)[number]
export const lineKinds = ['session', 'parking', 'base', 'adjustment'] as const
export type LineKind = (typeof lineKinds)[number]

/** 2026-10. */
const Month = z.string().regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, { error: '請填年與月，例如 2026-10' })

export const ChargingMonth = z.object({
  month: z.string(),
  /** Null: not drawn yet. */
  state: z.enum(billStates).nullable(),
  billCount: z.int(),
  sessionCount: z.int(),
  energyWh: z.int(),
  /** Whole NT$. */
  total: z.int(),
  /** Sessions that wait for somebody: nothing is approved while there are any. */
  unsettledCount: z.int(),
  /** By when each step is to be done (R415 to R420). */
  updateBy: Day,
  approveBy: Day,
  invoiceBy: Day,
  payoutBy: Day,
  drawnAt: Instant.nullable(),
  drawnBy: z.string(),
  approvedAt: Instant.nullable(),
  approvedBy: z.string(),
  invoicedAt: Instant.nullable(),
  invoicedBy: z.string(),
  /** The billing run of the fees that they became. */
  runId: Id.nullable(),
  /** Of the last drawing: sessions of nobody's household, and of days without rates; no bill has them. */
  nobodyCount: z.int(),
  unpricedCount: z.int(),
  rowVersion: RowVersion,
})
export type ChargingMonth = z.output<typeof ChargingMonth>

export const ChargingBill = z.object({
  billId: Id,
  householdId: Id,
  householdLabel: z.string(),
  sessionCount: z.int(),
  energyWh: z.int(),
  /** Whole NT$ of sessions, of staying, of the base fee, and what people added or took off. */
  sessions: z.int(),
  parking: z.int(),
  base: z.int(),
  adjustments: z.int(),
  total: z.int(),
  state: z.enum(billStates),
})
export type ChargingBill = z.output<typeof ChargingBill>

export const ChargingBillLine = z.object({
  lineId: Id,
  kind: z.enum(lineKinds),
  sessionId: Id.nullable(),
  startedAt: Instant.nullable(),
  endedAt: Instant.nullable(),
  energyWh: z.int(),
  isEstimated: z.boolean(),
  amount: z.int(),
  /** Of an adjustment: why, who and when. */
  reason: z.string(),
  addedAt: Instant,
  addedBy: z.string(),
})
export type ChargingBillLine = z.output<typeof ChargingBillLine>

const service = [30] as const
const path = '/api/v1/EvCharging/Fee'
const ofMonth = `${path}/Month/{month}`
const see = { can: 'chargingBills.view', service } as const
const seen = { month: Month, rowVersion: RowVersion }
const month = data(ChargingMonth)

/** What households owe for charging, month by month (R404, R415 to R420). */
export const chargingBills = contract('chargingBills', {
  listMonths: call({
    ...see,
    method: 'GET',
    path: `${path}/Month`,
    summary: 'The months with bills and the last six, the newest first.',
    takes: z.object({}),
    gives: data(z.array(ChargingMonth)),
  }),
  showMonth: call({
    ...see,
    method: 'GET',
    path: ofMonth,
    summary: 'A month with its bills in the order of households.',
    takes: z.object({ month: Month }),
    gives: data(z.object({ month: ChargingMonth, bills: z.array(ChargingBill) })),
  }),
  showBill: call({
    ...see,
    method: 'GET',
    path: `${path}/{billId}`,
    summary: 'The lines of a bill: its sessions in their order, then what else is on it.',
    takes: z.object({ billId: Id }),
    gives: data(z.array(ChargingBillLine)),
  }),
  draw: call({
    can: 'chargingBills.edit',
    service,
    method: 'POST',
    path: `${ofMonth}/Draw`,
    summary:
      'Draws the bills of a month anew from its sessions that are over and reviewed; what people adjusted stays. 409_30_402: approved.',
    takes: z.object({ month: Month }),
    gives: month,
  }),
  adjust: call({
    can: 'chargingBills.edit',
    service,
    method: 'POST',
    path: `${path}/{billId}/Adjustment`,
    summary:
      'Adds an amount to a bill or takes it off, with a reason; the approval of its month ends by it. 409_30_403: invoiced.',
    takes: z.object({
      billId: Id,
      adjustmentId: Id,
      amount: z.int({ error: '金額必須是整數' }).min(-99_999).max(99_999),
      reason: words(60),
    }),
    gives: month,
  }),
  approve: call({
    can: 'chargingBills.check',
    service,
    method: 'PATCH',
    path: `${ofMonth}/Approve`,
    summary:
      'Approves the bills of a month that is over, as they were seen. 409_30_407: sessions wait for review; 409_30_408: not what they would be today.',
    takes: z.object(seen),
    gives: month,
  }),
  takeBack: call({
    can: 'chargingBills.check',
    service,
    method: 'PATCH',
    path: `${ofMonth}/TakeBack`,
    summary: 'Takes the approval of a month back that is not invoiced.',
    takes: z.object({ ...seen, reason: words(60) }),
    gives: month,
  }),
  invoice: call({
    can: 'chargingBills.invoice',
    service,
    method: 'PATCH',
    path: `${ofMonth}/Invoice`,
    summary:
      'Issues the bills of an approved month in the fees of the community: with barcodes, in the ledger, due when the community says; once.',
    takes: z.object(seen),
    gives: month,
  }),
  exportOrder: call({
    ...see,
    method: 'GET',
    path: `${ofMonth}/Order`,
    summary:
      'The order file of an approved month: a line a household, and one a session; audited (R419, R420).',
    takes: z.object({ month: Month }),
    gives: z.object({}),
    inTransaction: 'the file that left is written down',
  }),
  showDays: call({
    ...see,
    method: 'GET',
    path: '/api/v1/EvCharging/FeeSetting',
    summary: 'By which day of the next month each step is to be done, and how long bills are paid.',
    takes: z.object({}),
    gives: data(
      BillDays.extend({ version: RowVersion, changedAt: Instant.nullable(), changedBy: z.string() }),
    ),
  }),
  saveDays: call({
    can: 'chargingBills.invoice',
    service,
    method: 'PUT',
    path: '/api/v1/EvCharging/FeeSetting',
    summary: 'Changes these days as they were seen at `Version`; 0 where nothing was decided.',
    takes: BillDays.extend({ version: RowVersion }),
    gives: done,
  }),
})
