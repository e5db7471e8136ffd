import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sectionTable } from '#platform/server/sections.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { BillDays, LineKind } from '../contract.ts'

export const monthTable = pgTable('charging_month', {
  communityId: communityId(),
  month: text('month').notNull(),
  drawnAt: instant('drawn_at').notNull(),
  drawnByName: text('drawn_by_name').notNull(),
  /** Sessions of the last drawing that no bill has. */
  nobodyCount: integer('nobody_count').notNull().default(0),
  unpricedCount: integer('unpriced_count').notNull().default(0),
  approvedAt: instant('approved_at'),
  approvedByName: text('approved_by_name').notNull().default(''),
  invoicedAt: instant('invoiced_at'),
  invoicedByName: text('invoiced_by_name').notNull().default(''),
  runId: uuid('run_id'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type MonthRow = typeof monthTable.$inferSelect

export const billTable = pgTable('charging_bill', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  month: text('month').notNull(),
  householdId: uuid('household_id').notNull(),
})

export const lineTable = pgTable('charging_bill_line', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  billId: uuid('bill_id').notNull(),
  kind: text('kind').$type<LineKind>().notNull(),
  sessionId: uuid('session_id'),
  energyWh: bigint('energy_wh', { mode: 'number' }).notNull().default(0),
  isEstimated: boolean('is_estimated').notNull().default(false),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  reason: text('reason').notNull().default(''),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
})

export const settingRows = sectionTable<'days', BillDays>('charging_bill_setting')
