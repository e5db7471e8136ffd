import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { handOverColumns } from '#platform/server/hand-over-columns.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type {
  MinimumKind,
  OfferItem,
  OfferState,
  PaidBy,
  PayWays,
  ProxyLine,
  ProxyOrderState,
} from '../shapes.ts'

export const offerTable = pgTable('proxy_offer', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  supplier: text('supplier').notNull(),
  note: text('note').notNull(),
  closesAt: instant('closes_at').notNull(),
  minimumKind: text('minimum_kind').$type<MinimumKind>().notNull(),
  minimum: integer('minimum').notNull(),
  arrivesOn: date('arrives_on', { mode: 'string' }),
  pays: text('pays').$type<PayWays>().notNull(),
  items: jsonb('items').$type<OfferItem[]>().notNull(),
  state: text('state').$type<OfferState>().notNull(),
  openedAt: instant('opened_at').notNull(),
  openedBy: uuid('opened_by').notNull(),
  openedByName: text('opened_by_name').notNull(),
  closedAt: instant('closed_at'),
  closedByName: text('closed_by_name').notNull().default(''),
  arrivedAt: instant('arrived_at'),
  arrivedByName: text('arrived_by_name').notNull().default(''),
  cancelReason: text('cancel_reason').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})
export type OfferRow = typeof offerTable.$inferSelect

export const handOverTable = pgTable('proxy_hand_over', handOverColumns())

export const orderTable = pgTable('proxy_order', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  serialNumber: integer('serial_number').notNull(),
  offerId: uuid('offer_id').notNull(),
  householdId: uuid('household_id').notNull(),
  state: text('state').$type<ProxyOrderState>().notNull(),
  paidBy: text('paid_by').$type<PaidBy>().notNull(),
  total: integer('total').notNull(),
  quantity: integer('quantity').notNull(),
  lines: jsonb('lines').$type<ProxyLine[]>().notNull(),
  note: text('note').notNull(),
  asked: jsonb('asked').$type<Record<string, unknown>>().notNull(),
  orderedAt: instant('ordered_at').notNull(),
  orderedBy: uuid('ordered_by').notNull(),
  orderedByName: text('ordered_by_name').notNull(),
  handOverId: uuid('hand_over_id'),
  handedOverAt: instant('handed_over_at'),
  settledAt: instant('settled_at'),
  settledByName: text('settled_by_name').notNull().default(''),
  cancelledAt: instant('cancelled_at'),
  cancelledByName: text('cancelled_by_name').notNull().default(''),
  cancelReason: text('cancel_reason').notNull().default(''),
  deadPoints: integer('dead_points').notNull().default(0),
})
export type OrderRow = typeof orderTable.$inferSelect
