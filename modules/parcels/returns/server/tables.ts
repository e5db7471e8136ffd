import { bigint, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Act, Freight, ItemKind, ItemState } from '../contract.ts'

export const courierItems = pgTable('courier_item', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  kind: text('kind').$type<ItemKind>().notNull(),
  serialNumber: integer('serial_number').notNull(),
  /** Null: an outsider's, or the desk's own. */
  householdId: uuid('household_id'),
  senderName: text('sender_name').notNull().default(''),
  courierName: text('courier_name').notNull().default(''),
  recipient: text('recipient').notNull().default(''),
  trackingNumber: text('tracking_number').notNull().default(''),
  shelfPosition: text('shelf_position').notNull().default(''),
  pieceCount: smallint('piece_count').notNull().default(1),
  note: text('note').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
  freight: text('freight').$type<Freight>().notNull().default(''),
  /** Whole NT$ that the courier collects; the desk never handles it. */
  cashOnDelivery: bigint('cash_on_delivery', { mode: 'number' }).notNull().default(0),
  /** The package that was turned into this return. */
  packageId: uuid('package_id'),
  arrivedAt: instant('arrived_at').notNull().defaultNow(),
  arrivedBy: uuid('arrived_by'),
  arrivedByName: text('arrived_by_name').notNull().default(''),
  handOverId: uuid('hand_over_id'),
  handedOverAt: instant('handed_over_at'),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name'),
  voidReason: text('void_reason'),
  rowVersion: integer('row_version').notNull().default(1),
  state: text('state').$type<ItemState>().notNull().generatedAlwaysAs(''),
  trackingReversed: text('tracking_reversed').notNull().generatedAlwaysAs(''),
})

export const courierHandOvers = pgTable('courier_hand_over', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  accountId: uuid('account_id'),
  accountName: text('account_name').notNull().default(''),
  courierName: text('courier_name').notNull().default(''),
  courierPerson: text('courier_person').notNull().default(''),
  note: text('note').notNull().default(''),
  signaturePath: text('signature_path').notNull().default(''),
})

export const itemChanges = pgTable('courier_item_change', {
  ...historyColumns<Act>(),
  itemId: uuid('item_id').notNull(),
  handOverId: uuid('hand_over_id'),
})
export const itemHistory = historyOf(itemChanges, 'itemId')
