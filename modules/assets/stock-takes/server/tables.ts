import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Result } from '../contract.ts'

export const takeTable = pgTable('stock_take', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  categoryId: uuid('category_id'),
  areaId: uuid('area_id'),
  begunAt: instant('begun_at').notNull(),
  begunByName: text('begun_by_name').notNull(),
  closedAt: instant('closed_at'),
  closedByName: text('closed_by_name').notNull().default(''),
  signPath: text('sign_path').notNull().default(''),
  isGivenUp: boolean('is_given_up').notNull().default(false),
  rowVersion: integer('row_version').notNull().default(1),
})
export type TakeRow = typeof takeTable.$inferSelect

export const lineTable = pgTable('stock_take_line', {
  communityId: communityId(),
  takeId: uuid('take_id').notNull(),
  assetId: uuid('asset_id').notNull(),
  result: text('result').$type<Result>().notNull(),
  quantity: integer('quantity').notNull(),
  knownQuantity: integer('known_quantity').notNull(),
  knownAreaId: uuid('known_area_id'),
  knownPlace: text('known_place').notNull(),
  areaId: uuid('area_id'),
  place: text('place').notNull(),
  note: text('note').notNull(),
  photo: text('photo').notNull(),
  at: instant('at').notNull(),
  countedByName: text('counted_by_name').notNull(),
  caseId: uuid('case_id'),
})
export type LineRow = typeof lineTable.$inferSelect
