import { boolean, doublePrecision, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Level } from '../shapes.ts'

export const pointTable = pgTable('alarm_point', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  meaning: text('meaning').notNull(),
  place: text('place').notNull(),
  category: smallint('category').notNull(),
  level: smallint('level').$type<Level>().notNull(),
  isPrivate: boolean('is_private').notNull(),
  householdId: uuid('household_id'),
  /** What people notice there, whatever it is called since; '' of what a device tells. */
  noticed: text('noticed').notNull().default(''),
  assetCode: text('asset_code').notNull().default(''),
  unit: text('unit').notNull().default(''),
  lowLimit: doublePrecision('low_limit'),
  highLimit: doublePrecision('high_limit'),
  debounceSeconds: smallint('debounce_seconds').notNull(),
  reportSeconds: integer('report_seconds'),
  isNotified: boolean('is_notified').notNull().default(true),
  silentUntil: instant('silent_until'),
  silenceReason: text('silence_reason').notNull().default(''),
  maintenanceUntil: instant('maintenance_until'),
  maintenanceReason: text('maintenance_reason').notNull().default(''),
  riseMinutes: smallint('rise_minutes'),
  riseLevel: smallint('rise_level').$type<Level>(),
  anyOf: uuid('any_of').array().notNull().default([]),
  anyCount: smallint('any_count').notNull().default(1),
  addedAt: instant('added_at').notNull(),
  retiredAt: instant('retired_at'),
  rowVersion: integer('row_version').notNull().default(1),
  isAbnormal: boolean('is_abnormal').notNull().default(false),
  pendingSince: instant('pending_since'),
  value: doublePrecision('value'),
  valueAt: instant('value_at'),
  heardAt: instant('heard_at'),
  isLost: boolean('is_lost').notNull().default(false),
  /** A test alone says that it is abnormal. */
  isTested: boolean('is_tested').notNull().default(false),
  /** The time of its value is that at which it came. */
  isStamped: boolean('is_stamped').notNull().default(false),
})
export type PointRow = typeof pointTable.$inferSelect
