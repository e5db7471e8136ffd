import { bigint, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Temperature } from '#platform/contract/fields.ts'
import type { ReceiveType } from '#platform/contract/hand-over.ts'
import { communityId, instant } from '#platform/server/tables.ts'

export const depositHandOvers = pgTable('deposit_hand_over', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  receiveType: smallint('receive_type').$type<ReceiveType>().notNull(),
  receiveCode: text('receive_code').notNull().default(''),
  note: text('note').notNull().default(''),
  fileName: text('file_name').notNull().default(''),
  signaturePath: text('signature_path').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
})

export const depositTable = pgTable('deposit', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  serialNumber: integer('serial_number').notNull(),
  householdId: uuid('household_id').notNull(),
  recipientName: text('recipient_name').notNull().default(''),
  /** Null: the payer lives elsewhere. */
  payerHouseholdId: uuid('payer_household_id'),
  payerName: text('payer_name').notNull().default(''),
  kindDetail: smallint('kind_detail').notNull(),
  kindName: text('kind_name').notNull(),
  money: bigint('money', { mode: 'number' }).notNull().default(0),
  temperature: smallint('temperature').$type<Temperature>().notNull().default(0),
  shelfPosition: text('shelf_position').notNull().default(''),
  note: text('note').notNull().default(''),
  arrivedAt: instant('arrived_at').notNull().defaultNow(),
  arrivedBy: uuid('arrived_by').notNull(),
  arrivedByName: text('arrived_by_name').notNull(),
  handOverId: uuid('hand_over_id'),
  handedOverAt: instant('handed_over_at'),
})

/** What this module reads of the households beside its deposits; it never writes them. */
export const householdLabels = pgTable('household', {
  id: uuid('id').notNull(),
  label: text('label').notNull(),
})
