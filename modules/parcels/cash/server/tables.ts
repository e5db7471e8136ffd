import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { LineKind } from '../contract.ts'

const money = (name: string) => bigint(name, { mode: 'number' })

/** The lines of all envelopes; the database allows adding and nothing else. */
export const cashLines = pgTable('cash_line', {
  communityId: communityId(),
  depositId: uuid('deposit_id').notNull(),
  sequence: integer('sequence').notNull(),
  id: uuid('id').notNull(),
  kind: text('kind').$type<LineKind>().notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  previousBalance: money('previous_balance').notNull(),
  amount: money('amount').notNull(),
  balance: money('balance').notNull(),
  receiptNumber: integer('receipt_number'),
  partyLabel: text('party_label').notNull().default(''),
  partyName: text('party_name').notNull().default(''),
  packageId: uuid('package_id'),
  courierName: text('courier_name').notNull().default(''),
  handOverId: uuid('hand_over_id'),
  reversesSequence: integer('reverses_sequence'),
  reason: text('reason').notNull().default(''),
  witnessId: uuid('witness_id'),
  witnessName: text('witness_name').notNull().default(''),
  signaturePath: text('signature_path').notNull().default(''),
})

export const receiptPrints = pgTable('cash_receipt_print', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  receiptNumber: integer('receipt_number').notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})

export const cashCounts = pgTable('cash_count', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  witnessId: uuid('witness_id').notNull(),
  witnessName: text('witness_name').notNull(),
  denominations: jsonb('denominations').$type<Record<string, number>>().notNull(),
  counted: money('counted').notNull(),
  expected: money('expected').notNull(),
  envelopes: integer('envelopes').notNull(),
  reason: text('reason').notNull().default(''),
})

export const cashSettings = pgTable('cash_setting', {
  communityId: communityId(),
  receiptHeader: text('receipt_header').notNull().default(''),
  receiptFooter: text('receipt_footer').notNull().default(''),
  signatureAsked: boolean('signature_asked').notNull().default(false),
  envelopeLimit: money('envelope_limit'),
})
