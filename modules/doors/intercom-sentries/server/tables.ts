import { boolean, customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sectionTable } from '#platform/server/sections.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { IntercomSettings, Section } from '../setting.ts'
import type { DeviceKind, SentryKind } from '../shapes.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const settingRows = sectionTable<Section, IntercomSettings>('intercom_setting')

export const sentryTable = pgTable('intercom_sentry', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<SentryKind>().notNull(),
  serialDigest: bytes('serial_digest').notNull(),
  serialTail: text('serial_tail').notNull(),
  serialRenewedAt: instant('serial_renewed_at').notNull(),
  openDigits: text('open_digits').notNull(),
  callsBack: boolean('calls_back').notNull().default(false),
  allowsAll: boolean('allows_all').notNull().default(true),
  position: integer('position').notNull().default(0),
  rowVersion: integer('row_version').notNull().default(1),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  retiredAt: instant('retired_at'),
})
export type SentryRow = typeof sentryTable.$inferSelect

export const allowTable = pgTable('intercom_allow', {
  communityId: communityId(),
  sentryId: uuid('sentry_id').notNull(),
  householdId: uuid('household_id').notNull(),
})

export const deviceTable = pgTable('intercom_device', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  sentryId: uuid('sentry_id'),
  householdId: uuid('household_id'),
  kind: text('kind').$type<DeviceKind>().notNull(),
  slot: integer('slot').notNull(),
  name: text('name').notNull(),
  model: text('model').notNull().default(''),
  sipName: text('sip_name').notNull(),
  sealedDigest: bytes('sealed_digest').notNull(),
  registeredAt: instant('registered_at'),
  reachableUntil: instant('reachable_until'),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  retiredAt: instant('retired_at'),
})
export type DeviceRow = typeof deviceTable.$inferSelect
