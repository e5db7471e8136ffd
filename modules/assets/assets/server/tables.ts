import { bigint, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Act, Status } from '../shapes.ts'

const money = (name: string) => bigint(name, { mode: 'number' })

export const assetTable = pgTable('asset', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  displayId: text('display_id').notNull(),
  name: text('name').notNull(),
  assetCategoryId: uuid('category_id'),
  areaId: uuid('area_id'),
  place: text('place').notNull().default(''),
  assetStatus: smallint('status').$type<Status>().notNull().default(1),
  /** How many there are beside those that the desk lends, which the lendable thing of the same id counts. */
  keptQuantity: integer('kept_quantity').notNull().default(1),
  brand: text('brand').notNull().default(''),
  model: text('model').notNull().default(''),
  serialNumber: text('serial_number').notNull().default(''),
  specification: text('specification').notNull().default(''),
  boughtOn: date('bought_on'),
  purchaseCost: money('purchase_cost'),
  warrantyUntil: date('warranty_until'),
  usefulYears: smallint('useful_years'),
  residualValue: money('residual_value').notNull().default(0),
  replacementCost: money('replacement_cost'),
  supplierId: uuid('supplier_id'),
  custom: jsonb('custom').$type<Record<string, string>>().notNull().default({}),
  note: text('note').notNull().default(''),
  qrCode: text('qr_code').notNull(),
  addedAt: instant('added_at').notNull(),
  addedBy: uuid('added_by'),
  addedByName: text('added_by_name').notNull().default(''),
  removedAt: instant('removed_at'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type AssetRow = typeof assetTable.$inferSelect

export const changeTable = pgTable('asset_change', {
  ...historyColumns<Act>(),
  assetId: uuid('asset_id').notNull(),
})
export const assetHistory = historyOf(changeTable, 'assetId')

export const attachmentTable = pgTable('asset_attachment', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  assetId: uuid('asset_id').notNull(),
  kind: text('kind').$type<'photo' | 'paper'>().notNull(),
  name: text('name').notNull(),
  filePath: text('file_path').notNull(),
  validUntil: date('valid_until'),
  toldFor: date('told_for'),
  addedAt: instant('added_at').notNull(),
  addedBy: uuid('added_by').notNull(),
  addedByName: text('added_by_name').notNull(),
  removedAt: instant('removed_at'),
})
