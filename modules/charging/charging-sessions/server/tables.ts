import { bigint, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Review, ReviewReason, Settlement } from '../shapes.ts'

const wh = (name: string) => bigint(name, { mode: 'number' })

export const sessionTable = pgTable('charging_session', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  stationId: uuid('station_id').notNull(),
  connectorId: uuid('connector_id').notNull(),
  householdId: uuid('household_id'),
  idTag: text('id_tag').notNull(),
  transactionKey: text('transaction_key').notNull(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
  meterStartWh: wh('meter_start_wh').notNull(),
  meterStopWh: wh('meter_stop_wh'),
  lastWh: wh('last_wh').notNull(),
  lastAt: instant('last_at').notNull(),
  countedWh: wh('counted_wh').notNull().default(0),
  energyWh: wh('energy_wh'),
  stopReason: text('stop_reason').notNull().default(''),
  state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
  fullSince: instant('full_since'),
  unpluggedAt: instant('unplugged_at'),
  review: text('review').$type<Review>().notNull().default('none'),
  reviewReasons: text('review_reasons').array().$type<ReviewReason[]>().notNull().default([]),
  settledWh: wh('settled_wh'),
  settledBy: text('settled_by').$type<'' | Settlement>().notNull().default(''),
  settleReason: text('settle_reason').notNull().default(''),
  settledAt: instant('settled_at'),
  settledByName: text('settled_by_name').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})
export type SessionRow = typeof sessionTable.$inferSelect

export const sampleTable = pgTable('charging_sample', {
  communityId: communityId(),
  sessionId: uuid('session_id').notNull(),
  at: instant('at').notNull(),
  registerWh: wh('register_wh').notNull(),
  countedWh: wh('counted_wh').notNull(),
  powerW: integer('power_w'),
  amperesR: real('amperes_r'),
  amperesS: real('amperes_s'),
  amperesT: real('amperes_t'),
})
