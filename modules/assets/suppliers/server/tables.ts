import { boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Contact, PaperKind } from '../shapes.ts'

export const supplierTable = pgTable('supplier', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  taxId: text('tax_id').notNull(),
  typeIds: smallint('type_ids').array().notNull(),
  cityName: text('city_name').notNull(),
  areaName: text('area_name').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  mail: text('mail').notNull(),
  note: text('note').notNull(),
  contacts: jsonb('contacts').$type<Contact[]>().notNull(),
  sendsLink: boolean('sends_link').notNull().default(false),
  addedAt: instant('added_at').notNull().defaultNow(),
  endedAt: instant('ended_at'),
  endedByName: text('ended_by_name').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})
export type SupplierRow = typeof supplierTable.$inferSelect

export const fileTable = pgTable('supplier_file', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  name: text('name').notNull(),
  path: text('path').notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  addedAt: instant('added_at').notNull().defaultNow(),
  addedByName: text('added_by_name').notNull(),
})

export const paperTable = pgTable('supplier_paper', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  kind: text('kind').$type<PaperKind>().notNull(),
  title: text('title').notNull(),
  number: text('number').notNull(),
  startDay: date('start_day', { mode: 'string' }),
  endDay: date('end_day', { mode: 'string' }),
  remindDays: smallint('remind_days').notNull(),
  amount: integer('amount'),
  note: text('note').notNull(),
  fileId: uuid('file_id'),
  toldFor: date('told_for', { mode: 'string' }),
  rowVersion: integer('row_version').notNull().default(1),
})
export type PaperRow = typeof paperTable.$inferSelect

export const ratingTable = pgTable('supplier_rating', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  stars: smallint('stars').notNull(),
  about: text('about').notNull(),
  at: instant('at').notNull().defaultNow(),
  ratedByName: text('rated_by_name').notNull(),
})
