import { boolean, doublePrecision, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Level } from '#modules/building/alarm-points/contract.ts'
import type { Act, Kind, State, Telling } from '../shapes.ts'

export const eventTable = pgTable('alarm_event', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  pointId: uuid('point_id').notNull(),
  kind: text('kind').$type<Kind>().notNull(),
  name: text('name').notNull(),
  meaning: text('meaning').notNull(),
  place: text('place').notNull(),
  category: smallint('category').notNull(),
  level: smallint('level').$type<Level>().notNull(),
  isPrivate: boolean('is_private').notNull(),
  householdId: uuid('household_id'),
  assetCode: text('asset_code').notNull(),
  isQuiet: boolean('is_quiet').notNull(),
  isDrill: boolean('is_drill').notNull().default(false),
  inMaintenance: boolean('in_maintenance').notNull().default(false),
  risesAt: instant('rises_at'),
  /** When it began, by the source's clock; what begins again has a beginning of its own. */
  raisedAt: instant('raised_at').notNull(),
  lastAt: instant('last_at').notNull(),
  times: integer('times').notNull().default(1),
  begun: integer('begun').notNull().default(1),
  isTest: boolean('is_test').notNull().default(false),
  value: doublePrecision('value'),
  /** The same by ours: what is told, listed and shown of it. */
  createdAt: instant('created_at').notNull(),
  clearedAt: instant('cleared_at'),
  acknowledgedAt: instant('acknowledged_at'),
  acknowledgedByName: text('acknowledged_by_name').notNull().default(''),
  processedAt: instant('processed_at'),
  processedByName: text('processed_by_name').notNull().default(''),
  state: text('state').$type<State>().notNull().generatedAlwaysAs(''),
  cause: text('cause').notNull().default(''),
  action: text('action').notNull().default(''),
  photoPaths: text('photo_paths').array().notNull().default([]),
  reopened: smallint('reopened').notNull().default(0),
  forgottenAt: instant('forgotten_at'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type EventRow = typeof eventTable.$inferSelect

/** Each time that an alarm began and was told, and what became of that one. */
export const beginningTable = pgTable('alarm_beginning', {
  communityId: communityId(),
  eventId: uuid('event_id').notNull(),
  at: instant('at').notNull(),
  level: smallint('level').$type<Level>().notNull(),
  isTest: boolean('is_test').notNull(),
  isDrill: boolean('is_drill').notNull(),
  acknowledgedAt: instant('acknowledged_at'),
  processedAt: instant('processed_at'),
})

export const eventChanges = pgTable('alarm_event_change', {
  ...historyColumns<Act>(),
  eventId: uuid('event_id').notNull(),
})
export const eventHistory = historyOf(eventChanges, 'eventId')

/** Who was told of an alarm, when and by what. */
export const toldTable = pgTable('alarm_told', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  eventId: uuid('event_id').notNull(),
  at: instant('at').notNull(),
  round: smallint('round').notNull(),
  step: smallint('step').notNull(),
  name: text('name').notNull(),
  way: text('way').$type<Telling['way']>().notNull(),
  masked: text('masked').notNull().default(''),
  state: text('state').$type<Telling['state']>().notNull(),
  fault: text('fault').notNull().default(''),
  settledAt: instant('settled_at'),
})
