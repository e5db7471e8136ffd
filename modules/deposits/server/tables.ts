import { bigint, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Temperature } from '#platform/contract/fields.ts'
import { handOverColumns } from '#platform/server/hand-over-columns.ts'
import { communityId, instant } from '#platform/server/tables.ts'

export const depositHandOvers = pgTable('deposit_hand_over', handOverColumns())

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
