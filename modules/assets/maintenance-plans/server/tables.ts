import { date, doublePrecision, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Cycle } from '../cycle.ts'
import type { Result, Term } from '../shapes.ts'

const day = (name: string) => date(name, { mode: 'string' })

export const planTable = pgTable('maintenance_plan', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  supplierId: uuid('supplier_id'),
  doer: text('doer').notNull(),
  every: smallint('every').notNull(),
  unit: text('unit').$type<Cycle['unit']>().notNull(),
  dayRule: text('day_rule').$type<Cycle['dayRule']>().notNull(),
  months: smallint('months').array().notNull(),
  nextFrom: text('next_from').$type<'plan' | 'done'>().notNull(),
  firstDay: day('first_day').notNull(),
  budget: integer('budget'),
  legalBasis: text('legal_basis').notNull(),
  note: text('note').notNull(),
  endedAt: instant('ended_at'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type PlanRow = typeof planTable.$inferSelect

export const planAssetTable = pgTable('maintenance_plan_asset', {
  communityId: communityId(),
  planId: uuid('plan_id').notNull(),
  assetId: uuid('asset_id').notNull(),
  position: smallint('position').notNull(),
})

export const termTable = pgTable('maintenance_term', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  planId: uuid('plan_id').notNull(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  hint: text('hint').notNull(),
  kind: text('kind').$type<Term['kind']>().notNull(),
  unit: text('unit').notNull(),
  lowLimit: doublePrecision('low_limit'),
  highLimit: doublePrecision('high_limit'),
  retiredAt: instant('retired_at'),
})

export type TermRow = typeof termTable.$inferSelect

export const recordTable = pgTable('maintenance_record', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  planId: uuid('plan_id').notNull(),
  plannedDay: day('planned_day').notNull(),
  dueDay: day('due_day').notNull(),
  state: text('state').$type<'due' | 'done' | 'skipped'>().notNull().default('due'),
  doneDay: day('done_day'),
  closedAt: instant('closed_at'),
  closedBy: text('closed_by_name').notNull().default(''),
  supplierId: uuid('supplier_id'),
  worker: text('worker_by_name').notNull().default(''),
  acceptor: text('acceptor_by_name').notNull().default(''),
  workerSign: text('worker_sign').notNull().default(''),
  acceptorSign: text('acceptor_sign').notNull().default(''),
  /** What the plan said it costs when it was opened. */
  budget: integer('budget'),
  cost: integer('cost'),
  note: text('note').notNull().default(''),
  stars: smallint('stars'),
  sheetId: uuid('sheet_id'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type RecordRow = typeof recordTable.$inferSelect

export const moveTable = pgTable('maintenance_move', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  recordId: uuid('record_id').notNull(),
  fromDay: day('from_day').notNull(),
  toDay: day('to_day').notNull(),
  reason: text('reason').notNull(),
  at: instant('at').notNull(),
  movedBy: text('moved_by_name').notNull(),
})

export const checkTable = pgTable('maintenance_check', {
  communityId: communityId(),
  recordId: uuid('record_id').notNull(),
  assetId: uuid('asset_id').notNull(),
  termId: uuid('term_id').notNull(),
  result: text('result').$type<Result>().notNull(),
  value: text('value').notNull(),
  note: text('note').notNull(),
  photos: text('photos').array().notNull(),
  at: instant('at').notNull(),
  by: text('checked_by_name').notNull(),
})
