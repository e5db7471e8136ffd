import { bigint, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { BillAct } from '../shapes.ts'
import type {
  BillState,
  Cycle,
  LineKind,
  Missing,
  PayerType,
  Provider,
  RunSource,
  RunState,
  SettlementKind,
} from '../states.ts'

export const billingRuns = pgTable('billing_run', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  provider: text('provider').$type<Provider>().notNull().default('general'),
  feeType: text('fee_type').notNull().default('default-management'),
  name: text('name').notNull(),
  cycle: text('cycle').$type<Cycle>().notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  barcodeUntil: date('barcode_until', { mode: 'string' }).notNull(),
  source: text('source').$type<RunSource>().notNull(),
  billsDigest: text('bills_digest').notNull().default(''),
  addedAt: instant('added_at').notNull().defaultNow(),
  addedBy: uuid('added_by').notNull(),
  addedByName: text('added_by_name').notNull(),
  issuedAt: instant('issued_at'),
  issuedBy: uuid('issued_by'),
  issuedByName: text('issued_by_name'),
  withdrawnAt: instant('withdrawn_at'),
  withdrawnByName: text('withdrawn_by_name'),
  withdrawReason: text('withdraw_reason'),
  rowVersion: integer('row_version').notNull().default(1),
  state: text('state').$type<RunState>().notNull().generatedAlwaysAs(''),
})

export const bills = pgTable('bill', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  runId: uuid('run_id').notNull(),
  householdId: uuid('household_id').notNull(),
  billedHouseholdId: uuid('billed_household_id').notNull(),
  number: text('number').notNull(),
  payerName: text('payer_name').notNull().default(''),
  payerType: text('payer_type').$type<PayerType>().notNull().default('owner'),
  total: bigint('total', { mode: 'number' }).notNull().default(0),
  paid: bigint('paid', { mode: 'number' }).notNull().default(0),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  barcodeUntil: date('barcode_until', { mode: 'string' }).notNull(),
  issuedAt: instant('issued_at'),
  issuedByName: text('issued_by_name'),
  settledAt: instant('settled_at'),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name'),
  voidReason: text('void_reason'),
  carriedTo: uuid('carried_to'),
  /** The run whose draft was moved away. */
  movedFrom: uuid('moved_from'),
  rowVersion: integer('row_version').notNull().default(1),
  state: text('state').$type<BillState>().notNull().generatedAlwaysAs(''),
})

export const billLines = pgTable('bill_line', {
  communityId: communityId(),
  billId: uuid('bill_id').notNull(),
  position: smallint('position').notNull(),
  kind: text('kind').$type<LineKind>().notNull(),
  feeItemId: uuid('fee_item_id'),
  name: text('name').notNull(),
  /** How it was calculated, as it is printed. */
  basis: text('basis').notNull().default(''),
  accountNumber: smallint('account_number'),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  arrearsBillId: uuid('arrears_bill_id'),
})

/** What a draft could not calculate: open until a later drawing mends it, or somebody accepts it with a reason. */
export const billGaps = pgTable('bill_gap', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  runId: uuid('run_id').notNull(),
  householdId: uuid('household_id').notNull(),
  /** Null: of the whole bill. */
  feeItemId: uuid('fee_item_id'),
  name: text('name').notNull(),
  missing: text('missing').$type<Missing>().notNull(),
  foundAt: instant('found_at').notNull(),
  mendedAt: instant('mended_at'),
  acceptedAt: instant('accepted_at'),
  acceptedBy: uuid('accepted_by'),
  acceptedByName: text('accepted_by_name'),
  acceptReason: text('accept_reason'),
})

export const billSettlements = pgTable('bill_settlement', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  billId: uuid('bill_id').notNull(),
  kind: text('kind').$type<SettlementKind>().notNull(),
  sourceId: uuid('source_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  undoesId: uuid('undoes_id'),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})

export const billCodes = pgTable('bill_code', {
  communityId: communityId(),
  code: text('code').notNull(),
  billId: uuid('bill_id').notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
})

/** What was done to a run and its bills; `billId` null: to the whole run. */
export const billChanges = pgTable('bill_change', {
  ...historyColumns<BillAct>(),
  runId: uuid('run_id').notNull(),
  billId: uuid('bill_id'),
})
export const runHistory = historyOf(billChanges, 'runId')
export const billHistory = historyOf(billChanges, 'billId')
