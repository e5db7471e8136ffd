import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Temperature } from '#platform/contract/fields.ts'
import type { FieldChange } from '#platform/contract/history.ts'
import { handOverColumns } from '#platform/server/hand-over-columns.ts'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { PackageState } from '../contract.ts'

export const packageHandOvers = pgTable('package_hand_over', handOverColumns())

export const packageTable = pgTable('package', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  serialNumber: integer('serial_number').notNull(),
  householdId: uuid('household_id').notNull(),
  recipientId: uuid('recipient_id'),
  recipientName: text('recipient_name').notNull().default(''),
  kindId: uuid('kind_id').notNull(),
  courierId: uuid('courier_id'),
  temperature: smallint('temperature').$type<Temperature>().notNull().default(0),
  trackingNumber: text('tracking_number').notNull().default(''),
  shelfPosition: text('shelf_position').notNull().default(''),
  note: text('note').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
  inPersonOnly: boolean('in_person_only').notNull().default(false),
  cashOnDelivery: boolean('cash_on_delivery').notNull().default(false),
  /** The smart locker's cubby; null: the package is at the desk. */
  cubby: text('cubby'),
  arrivedAt: instant('arrived_at').notNull().defaultNow(),
  arrivedBy: uuid('arrived_by').notNull(),
  arrivedByName: text('arrived_by_name').notNull(),
  handOverId: uuid('hand_over_id'),
  handedOverAt: instant('handed_over_at'),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name'),
  voidReason: text('void_reason'),
  returnedAt: instant('returned_at'),
  returnedByName: text('returned_by_name'),
  lostAt: instant('lost_at'),
  lostByName: text('lost_by_name'),
  lostReason: text('lost_reason'),
  pieceCount: smallint('piece_count').notNull().default(1),
  remindCount: integer('remind_count').notNull().default(0),
  remindedAt: instant('reminded_at'),
  rowVersion: integer('row_version').notNull().default(1),
  trackingReversed: text('tracking_reversed').generatedAlwaysAs(sql`reverse(upper(tracking_number))`),
  state: text('state').$type<PackageState>().notNull().generatedAlwaysAs(sql`''`),
})

/** A change with ids beside the words that stand for something. */
export type PackageFieldChange = FieldChange & { beforeId?: string | null; afterId?: string | null }

export type PackageAct =
  | 'corrected'
  | 'moved'
  | 'handOverUndone'
  | 'returned'
  | 'returnUndone'
  | 'lost'
  | 'found'

/** What was changed of a package after it arrived. */
export const packageChanges = pgTable('package_change', {
  ...historyColumns<PackageAct, PackageFieldChange>(),
  packageId: uuid('package_id').notNull(),
  handOverId: uuid('hand_over_id'),
  rowVersion: integer('row_version').notNull(),
})
export const packageHistory = historyOf(packageChanges, 'packageId')
