import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { lineKinds } from '../contract.ts'

export const consumableTable = pgTable('consumable', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  unit: text('unit').notNull(),
  assetCategoryId: uuid('category_id'),
  place: text('place').notNull().default(''),
  stock: integer('stock').notNull().default(0),
  safeStock: integer('safe_stock').notNull().default(0),
  unitPrice: integer('unit_price').notNull().default(0),
  note: text('note').notNull().default(''),
  addedAt: instant('added_at').notNull(),
  removedAt: instant('removed_at'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type ConsumableRow = typeof consumableTable.$inferSelect

export const lineTable = pgTable('consumable_line', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  consumableId: uuid('consumable_id').notNull(),
  kind: text('kind').$type<(typeof lineKinds)[number]>().notNull(),
  quantity: integer('quantity').notNull(),
  stockAfter: integer('stock_after').notNull(),
  assetId: uuid('asset_id'),
  planId: uuid('plan_id'),
  reason: text('reason').notNull().default(''),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})
