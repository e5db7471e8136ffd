import { sql } from 'drizzle-orm'
import { date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Temperature } from '#platform/contract/fields.ts'
import { handOverColumns } from '#platform/server/hand-over-columns.ts'
import { communityId, instant } from '#platform/server/tables.ts'

export const depositHandOvers = pgTable('deposit_hand_over', handOverColumns())

export const depositTable = pgTable('deposit', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  serialNumber: integer('serial_number').notNull(),
  /** Null: an outsider is to fetch it, named by recipientName. */
  householdId: uuid('household_id'),
  recipientId: uuid('recipient_id'),
  recipientName: text('recipient_name').notNull().default(''),
  recipientPhone: text('recipient_phone').notNull().default(''),
  /** Null: the payer lives elsewhere. */
  payerHouseholdId: uuid('payer_household_id'),
  payerName: text('payer_name').notNull().default(''),
  payerPhone: text('payer_phone').notNull().default(''),
  kindDetail: smallint('kind_detail').notNull(),
  kindName: text('kind_name').notNull(),
  temperature: smallint('temperature').$type<Temperature>().notNull().default(0),
  shelfPosition: text('shelf_position').notNull().default(''),
  note: text('note').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
  expectedOn: date('expected_on', { mode: 'string' }),
  arrivedAt: instant('arrived_at').notNull().defaultNow(),
  arrivedBy: uuid('arrived_by').notNull(),
  arrivedByName: text('arrived_by_name').notNull(),
  handOverId: uuid('hand_over_id'),
  handedOverAt: instant('handed_over_at'),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name'),
  voidReason: text('void_reason'),
  /** Grows with every correction, so that no desk overwrites what it has not seen. */
  version: integer('version').notNull().default(1),
  /** What a fragment is looked for in, in lower case; PostgreSQL makes it. */
  search: text('search').generatedAlwaysAs(sql`lower(recipient_name)`).notNull(),
})
