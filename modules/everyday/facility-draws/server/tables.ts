import { date, integer, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const drawTable = pgTable('facility_draw', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  facilityId: uuid('facility_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  fromTime: text('from_time').notNull(),
  untilTime: text('until_time').notNull(),
  closesAt: instant('closes_at').notNull(),
  drawsAt: instant('draws_at').notNull(),
  nonce: text('nonce').notNull(),
  source: text('source').notNull().default(''),
  numbers: text('numbers').notNull().default(''),
  witness: text('witness').notNull().default(''),
  numbersAt: instant('numbers_at'),
  numbersByName: text('numbers_by_name').notNull().default(''),
  fingerprint: text('fingerprint').notNull().default(''),
  seed: text('seed').notNull().default(''),
  drawnAt: instant('drawn_at'),
  drawnByName: text('drawn_by_name').notNull().default(''),
})
export type DrawRow = typeof drawTable.$inferSelect

export const entryTable = pgTable('facility_draw_entry', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  drawId: uuid('draw_id').notNull(),
  householdId: uuid('household_id').notNull(),
  wishes: text('wishes').array().notNull(),
  people: integer('people').notNull(),
  acceptedRules: text('accepted_rules').notNull().default(''),
  source: text('source').$type<'desk' | 'link'>().notNull(),
  madeAt: instant('made_at').notNull(),
  madeByName: text('made_by_name').notNull(),
  label: text('label'),
  uses: integer('uses'),
  hadBlank: boolean('had_blank'),
  lots: integer('lots'),
  rank: integer('rank'),
  lot: integer('lot'),
  bookingId: uuid('booking_id'),
})
