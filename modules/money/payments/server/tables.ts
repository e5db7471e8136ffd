import { bigint, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type {
  AllocationKind,
  PaymentChannel,
  PaymentSource,
  RefundKind,
  RefundState,
  RefundWay,
} from '../states.ts'

const money = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' })

export const payments = pgTable('payment', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  source: text('source').$type<PaymentSource>().notNull(),
  channel: text('channel').$type<PaymentChannel>().notNull(),
  amount: money('amount').notNull(),
  /** The amount less its allocations. */
  open: money('open').notNull(),
  day: day('day').notNull(),
  paidAt: instant('paid_at').notNull(),
  agencyDay: day('agency_day'),
  creditDay: day('credit_day'),
  payoutDay: day('payout_day'),
  householdId: uuid('household_id'),
  payerName: text('payer_name').notNull().default(''),
  code: text('code').notNull().default(''),
  lastDigits: text('last_digits').notNull().default(''),
  chequeNumber: text('cheque_number').notNull().default(''),
  chequeBank: text('cheque_bank').notNull().default(''),
  chequeDueOn: day('cheque_due_on'),
  chequeCashedOn: day('cheque_cashed_on'),
  chequeCashedAt: instant('cheque_cashed_at'),
  chequeCashedByName: text('cheque_cashed_by_name').notNull().default(''),
  note: text('note').notNull().default(''),
  moneyNumber: smallint('money_number').notNull(),
  takenAt: instant('taken_at').notNull(),
  takenBy: uuid('taken_by').notNull(),
  takenByName: text('taken_by_name').notNull(),
  reversedAt: instant('reversed_at'),
  reversedByName: text('reversed_by_name').notNull().default(''),
  reverseReason: text('reverse_reason').notNull().default(''),
})

export const allocations = pgTable('payment_allocation', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  paymentId: uuid('payment_id').notNull(),
  kind: text('kind').$type<AllocationKind>().notNull(),
  billId: uuid('bill_id'),
  settlementId: uuid('settlement_id'),
  prepaymentLineId: uuid('prepayment_line_id'),
  refundId: uuid('refund_id'),
  /** Of no household: money that is no fee. */
  householdId: uuid('household_id'),
  /** The account of income of such money. */
  accountNumber: smallint('account_number'),
  amount: money('amount').notNull(),
  undoesId: uuid('undoes_id'),
  reason: text('reason').notNull().default(''),
  entryId: uuid('entry_id').notNull(),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})
export type Allocation = typeof allocations.$inferSelect

export const receipts = pgTable('receipt', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  year: smallint('year').notNull(),
  number: integer('number').notNull(),
  allocationId: uuid('allocation_id').notNull(),
  amount: money('amount').notNull(),
  issuedAt: instant('issued_at').notNull(),
  issuedByName: text('issued_by_name').notNull(),
  prints: integer('prints').notNull().default(0),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name').notNull().default(''),
  voidReason: text('void_reason').notNull().default(''),
})

export const refunds = pgTable('refund', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  paymentId: uuid('payment_id'),
  amount: money('amount').notNull(),
  kind: text('kind').$type<RefundKind>().notNull().default('refund'),
  /** null: a payment that is voided. */
  way: text('way').$type<RefundWay>(),
  payee: text('payee').notNull(),
  account: text('account').notNull().default(''),
  reason: text('reason').notNull(),
  requestedAt: instant('requested_at').notNull(),
  requestedBy: uuid('requested_by').notNull(),
  requestedByName: text('requested_by_name').notNull(),
  decidedAt: instant('decided_at'),
  decidedBy: uuid('decided_by'),
  decidedByName: text('decided_by_name').notNull().default(''),
  rejection: text('rejection').notNull().default(''),
  paidAt: instant('paid_at'),
  paidByName: text('paid_by_name').notNull().default(''),
  state: text('state').$type<RefundState>().notNull().generatedAlwaysAs(''),
})
