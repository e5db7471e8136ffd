import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { OrderedOption, OrderMode, OrderState, Wish } from '#modules/meals/order-shapes.ts'

export const orderTable = pgTable('food_order', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  serialNumber: integer('serial_number').notNull(),
  householdId: uuid('household_id').notNull(),
  state: text('state').$type<OrderState>().notNull(),
  mode: text('mode').$type<OrderMode>().notNull(),
  asked: jsonb('asked').$type<Record<string, unknown>>().notNull(),
  orderedAt: instant('ordered_at').notNull(),
  orderedBy: uuid('ordered_by').notNull(),
  orderedByName: text('ordered_by_name').notNull(),
  pickupAt: instant('pickup_at').notNull(),
  portions: integer('portions').notNull(),
  normalPoints: integer('normal_points').notNull(),
  cashPoints: integer('cash_points').notNull(),
  normalLeft: integer('normal_left').notNull(),
  cashLeft: integer('cash_left').notNull(),
  note: text('note').notNull(),
  readyAt: instant('ready_at'),
  readyByName: text('ready_by_name').notNull().default(''),
  takenAt: instant('taken_at'),
  takenByName: text('taken_by_name').notNull().default(''),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name').notNull().default(''),
  voidNote: text('void_note').notNull().default(''),
  deadPoints: integer('dead_points').notNull().default(0),
  printed: integer('printed').notNull().default(0),
})
export type OrderRow = typeof orderTable.$inferSelect

/** An order that was put aside at the desk. */
export const heldTable = pgTable('food_held', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  householdId: uuid('household_id'),
  residentId: uuid('resident_id'),
  pickupAt: instant('pickup_at'),
  items: jsonb('items').$type<Wish[]>().notNull(),
  heldAt: instant('held_at').notNull(),
  heldBy: uuid('held_by').notNull(),
  heldByName: text('held_by_name').notNull(),
  endsAt: instant('ends_at').notNull(),
})

export const lineTable = pgTable('food_order_line', {
  communityId: communityId(),
  orderId: uuid('order_id').notNull(),
  nth: integer('nth').notNull(),
  itemId: uuid('item_id').notNull(),
  name: text('name').notNull(),
  points: integer('points').notNull(),
  quantity: integer('quantity').notNull(),
  options: jsonb('options').$type<OrderedOption[]>().notNull(),
  note: text('note').notNull(),
  /** Its order's, by which months are summed. */
  pickupAt: instant('pickup_at').notNull(),
})
