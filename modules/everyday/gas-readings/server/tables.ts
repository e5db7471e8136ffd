import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Finding } from '../judge.ts'
import type { Filler } from '../shapes.ts'

export const readingTable = pgTable('gas_reading', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  periodId: uuid('period_id').notNull(),
  householdId: uuid('household_id').notNull(),
  lastValue: integer('last_value'),
  value: integer('value').notNull(),
  usage: integer('usage'),
  finding: text('finding').$type<Finding>().notNull(),
  isAbnormal: boolean('is_abnormal').notNull(),
  oldFinal: integer('old_final'),
  newStart: integer('new_start'),
  isLeak: boolean('is_leak').notNull().default(false),
  filledBy: text('filled_by').$type<Filler>().notNull(),
  filledByName: text('filled_by_name').notNull().default(''),
  filledAt: instant('filled_at').notNull(),
  acceptedAt: instant('accepted_at'),
  acceptedByName: text('accepted_by_name').notNull().default(''),
  photoPath: text('photo_path').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})
export type ReadingRow = typeof readingTable.$inferSelect
