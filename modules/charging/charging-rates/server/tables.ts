import { date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Parking, Season, Voltage } from '../tariff.ts'

export const rateTable = pgTable('charging_rate', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  number: integer('number').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  voltage: text('voltage').$type<Voltage>().notNull(),
  /** 06-01. */
  summerFrom: text('summer_from').notNull(),
  summerUntil: text('summer_until').notNull(),
  summer: jsonb('summer').$type<Season>().notNull(),
  other: jsonb('other').$type<Season>().notNull(),
  /** 1/100 NT$. */
  baseFee: integer('base_fee').notNull(),
  platformFee: integer('platform_fee').notNull(),
  parking: jsonb('parking').$type<Parking>().notNull(),
  savedAt: instant('saved_at').notNull(),
  savedByName: text('saved_by_name').notNull(),
  submittedAt: instant('submitted_at'),
  submittedBy: uuid('submitted_by'),
  submittedByName: text('submitted_by_name').notNull().default(''),
  enactedAt: instant('enacted_at'),
  enactedBy: uuid('enacted_by'),
  enactedByName: text('enacted_by_name').notNull().default(''),
  returnReason: text('return_reason').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})
export type RateRow = typeof rateTable.$inferSelect

/** Taipower's prices of a kWh, its days without peak: the country's, of no community. */
export const taipowerTariffs = pgTable('taipower_tariff', {
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  voltage: text('voltage').$type<Voltage>().notNull(),
  /** 1/10,000 NT$. */
  summerPeak: integer('summer_peak').notNull(),
  summerOffPeak: integer('summer_off_peak').notNull(),
  otherPeak: integer('other_peak').notNull(),
  otherOffPeak: integer('other_off_peak').notNull(),
  baseFee: integer('base_fee').notNull(),
  summerContract: integer('summer_contract'),
  otherContract: integer('other_contract'),
  /** Of workdays: 24 hours with 1 for peak. */
  summerHours: text('summer_hours').notNull(),
  otherHours: text('other_hours').notNull(),
  source: text('source').notNull(),
})

export const offPeakDays = pgTable('taipower_off_peak_day', {
  day: date('day', { mode: 'string' }).notNull(),
  name: text('name').notNull(),
  loadedAt: instant('loaded_at').notNull(),
  loadedByName: text('loaded_by_name').notNull(),
})
