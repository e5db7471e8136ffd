import { bigint, customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { EventKind, Leaf, OrderState } from '../shapes.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const doorTable = pgTable('intercom_door', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  sentryId: uuid('sentry_id').notNull(),
  name: text('name').notNull(),
  deviceKey: text('device_key').notNull(),
  secretDigest: bytes('secret_digest').notNull(),
  openMinutes: integer('open_minutes').notNull().default(3),
  connectionId: uuid('connection_id'),
  connectedAt: instant('connected_at'),
  heardAt: instant('heard_at'),
  firmware: text('firmware').notNull().default(''),
  leaf: text('leaf').$type<Leaf>().notNull().default('unknown'),
  openSince: instant('open_since'),
  heldAt: instant('held_at'),
  forcedAt: instant('forced_at'),
  alarmedAt: instant('alarmed_at'),
  forceAlarmedAt: instant('force_alarmed_at'),
  lastSeq: bigint('last_seq', { mode: 'number' }).notNull().default(0),
  rowVersion: integer('row_version').notNull().default(1),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  retiredAt: instant('retired_at'),
})
export type DoorRow = typeof doorTable.$inferSelect

export const orderTable = pgTable('intercom_door_order', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  doorId: uuid('door_id').notNull(),
  callId: uuid('call_id'),
  reason: text('reason').notNull().default(''),
  askedAt: instant('asked_at').notNull(),
  askedByName: text('asked_by_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
  state: text('state').$type<OrderState>().notNull().default('waiting'),
  answeredAt: instant('answered_at'),
  answer: text('answer').notNull().default(''),
})
export type OrderRow = typeof orderTable.$inferSelect

export const eventTable = pgTable('intercom_door_event', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  doorId: uuid('door_id').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  kind: text('kind').$type<EventKind>().notNull(),
  at: instant('at').notNull(),
  heardAt: instant('heard_at').notNull(),
  orderId: uuid('order_id'),
  reason: text('reason').notNull().default(''),
})
