import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { LegKind } from '#modules/doors/intercom-tablets/contract.ts'
import type { CallKind, CallResult, Outcome, Reason } from '../shapes.ts'

export const callTable = pgTable('intercom_call', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  sipCallId: text('sip_call_id').notNull(),
  kind: text('kind').$type<CallKind>().notNull(),
  sentryId: uuid('sentry_id'),
  deviceId: uuid('device_id'),
  fromName: text('from_name').notNull().default(''),
  householdId: uuid('household_id'),
  startedAt: instant('started_at').notNull(),
  answeredAt: instant('answered_at'),
  endedAt: instant('ended_at'),
  result: text('result').$type<CallResult>().notNull().default('ringing'),
  answeredLeg: text('answered_leg').$type<LegKind>(),
  answeredBy: text('answered_by').notNull().default(''),
  answeredSipName: text('answered_sip_name').notNull().default(''),
  doorOpenedAt: instant('door_opened_at'),
  paidSeconds: integer('paid_seconds').notNull().default(0),
  costCents: integer('cost_cents').notNull().default(0),
  snapshot: text('snapshot').notNull().default(''),
})
export type CallRow = typeof callTable.$inferSelect

export const legTable = pgTable('intercom_leg', {
  communityId: communityId(),
  callId: uuid('call_id').notNull(),
  nth: integer('nth').notNull(),
  kind: text('kind').$type<LegKind>().notNull(),
  target: text('target').notNull().default(''),
  seconds: integer('seconds').notNull(),
  rangAt: instant('rang_at'),
  outcome: text('outcome').$type<Outcome>().notNull().default('waiting'),
})

export const testTable = pgTable('intercom_test', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  isNightly: boolean('is_nightly').notNull(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  byName: text('by_name').notNull().default(''),
  well: integer('well').notNull(),
  partly: integer('partly').notNull(),
  deaf: integer('deaf').notNull(),
  guards: integer('guards').notNull(),
  reachableGuards: integer('reachable_guards').notNull(),
  askedAt: instant('asked_at'),
})

export const questionTable = pgTable('intercom_test_question', {
  communityId: communityId(),
  testId: uuid('test_id').notNull(),
  sipName: text('sip_name').notNull(),
  name: text('name').notNull(),
  nth: integer('nth').notNull(),
  code: integer('code'),
})

export const testLineTable = pgTable('intercom_test_line', {
  communityId: communityId(),
  testId: uuid('test_id').notNull(),
  householdId: uuid('household_id').notNull(),
  nth: integer('nth').notNull(),
  hearing: text('hearing').$type<'partly' | 'deaf'>().notNull(),
  reasons: text('reasons').array().$type<Reason[]>().notNull(),
})
