import { bigint, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { VoucherKind } from '../shapes.ts'

/** Cash that one person handed over to another. */
export const handOverTable = pgTable('cash_hand_over', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  moneyNumber: smallint('money_number').notNull(),
  at: instant('at').notNull(),
  expected: bigint('expected', { mode: 'number' }).notNull(),
  counted: bigint('counted', { mode: 'number' }).notNull(),
  fromName: text('from_name').notNull(),
  toName: text('to_name').notNull(),
  reason: text('reason').notNull().default(''),
  voucherId: uuid('voucher_id'),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})

export const voucherTable = pgTable('voucher', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  year: smallint('year').notNull(),
  number: integer('number').notNull(),
  kind: text('kind').$type<VoucherKind>().notNull(),
  at: instant('at').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  moneyNumber: smallint('money_number').notNull(),
  againstNumber: smallint('against_number').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  party: text('party').notNull(),
  documentNumber: text('document_number').notNull(),
  note: text('note').notNull(),
  photoPath: text('photo_path').notNull().default(''),
  addedAt: instant('added_at').notNull(),
  addedBy: uuid('added_by').notNull(),
  addedByName: text('added_by_name').notNull(),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name').notNull().default(''),
  voidReason: text('void_reason').notNull().default(''),
})
