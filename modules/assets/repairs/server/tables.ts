import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Source, State, stepActs } from '../shapes.ts'

export const caseTable = pgTable('repair_case', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  number: integer('number').notNull(),
  title: text('title').notNull(),
  detail: text('detail').notNull().default(''),
  place: text('place').notNull().default(''),
  assetId: uuid('asset_id'),
  source: text('source').$type<Source>().notNull(),
  recordId: uuid('record_id'),
  alarmId: uuid('alarm_id'),
  householdId: uuid('household_id'),
  reporterName: text('reporter_name').notNull().default(''),
  reporterPhone: text('reporter_phone').notNull().default(''),
  photos: text('photos').array().notNull().default([]),
  state: text('state').$type<State>().notNull().default('reported'),
  stateSince: instant('state_since').notNull(),
  supplierId: uuid('supplier_id'),
  assignee: text('assignee_by_name').notNull().default(''),
  isWarranty: boolean('is_warranty').notNull().default(false),
  cost: integer('cost'),
  reopened: smallint('reopened').notNull().default(0),
  reportedAt: instant('reported_at').notNull(),
  reportedBy: text('reported_by_name').notNull().default(''),
  forgottenAt: instant('forgotten_at'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type CaseRow = typeof caseTable.$inferSelect

export const offerTable = pgTable('repair_offer', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  caseId: uuid('case_id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  amount: integer('amount').notNull(),
  note: text('note').notNull().default(''),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  chosenAt: instant('chosen_at'),
})

export const stepTable = pgTable('repair_step', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  caseId: uuid('case_id').notNull(),
  act: text('act').$type<(typeof stepActs)[number]>().notNull(),
  note: text('note').notNull().default(''),
  photos: text('photos').array().notNull().default([]),
  at: instant('at').notNull(),
  actedByName: text('acted_by_name').notNull(),
})
