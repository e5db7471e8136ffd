import { bigint, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { VoucherKind } from '../shapes.ts'

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
