import { bigint, boolean, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { CommandKind, CommandState, Phases, ReportedState } from '../shapes.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const stationTable = pgTable('charging_station', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  code: text('code').notNull(),
  ocppIdentity: text('ocpp_identity').notNull(),
  secretDigest: bytes('secret_digest').notNull(),
  heartbeatSeconds: integer('heartbeat_seconds').notNull().default(300),
  protocol: text('protocol').notNull().default(''),
  vendor: text('vendor').notNull().default(''),
  model: text('model').notNull().default(''),
  serial: text('serial').notNull().default(''),
  firmware: text('firmware').notNull().default(''),
  bootedAt: instant('booted_at'),
  connectionId: uuid('connection_id'),
  connectedAt: instant('connected_at'),
  heardAt: instant('heard_at'),
  state: text('state').$type<'idle' | 'unavailable' | 'error'>().notNull().default('idle'),
  notice: text('notice').notNull().default(''),
  noticeAt: instant('notice_at'),
  lastTransactionNo: integer('last_transaction_no').notNull().default(0),
  rowVersion: integer('row_version').notNull().default(1),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  retiredAt: instant('retired_at'),
})

export const connectorTable = pgTable('charging_connector', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  stationId: uuid('station_id').notNull(),
  connectorNo: integer('connector_no').notNull(),
  floor: text('floor').notNull(),
  bay: text('bay').notNull(),
  position: integer('position').notNull().default(0),
  phases: text('phases').$type<Phases>().notNull(),
  minAmperes: integer('min_amperes').notNull(),
  maxAmperes: integer('max_amperes').notNull(),
  isPrivate: boolean('is_private').notNull().default(false),
  note: text('note').notNull().default(''),
  state: text('state').$type<ReportedState>().notNull().default('idle'),
  reported: text('reported').notNull().default(''),
  errorCode: text('error_code').notNull().default(''),
  errorInfo: text('error_info').notNull().default(''),
  since: instant('since').notNull(),
  powerW: integer('power_w'),
  registerWh: bigint('register_wh', { mode: 'number' }),
  measuredAt: instant('measured_at'),
  retiredAt: instant('retired_at'),
})

/** Which households may use a private connector. */
export const connectorHouseholdTable = pgTable('charging_connector_household', {
  communityId: communityId(),
  connectorId: uuid('connector_id').notNull(),
  householdId: uuid('household_id').notNull(),
})

export const tagTable = pgTable('charging_tag', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  idTag: text('id_tag').notNull(),
  householdId: uuid('household_id').notNull(),
  note: text('note').notNull().default(''),
  expiresAt: instant('expires_at'),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  retiredAt: instant('retired_at'),
})

export const commandTable = pgTable('charging_command', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  stationId: uuid('station_id').notNull(),
  connectorId: uuid('connector_id'),
  kind: text('kind').$type<CommandKind>().notNull(),
  input: jsonb('input').$type<Record<string, unknown>>().notNull().default({}),
  reason: text('reason').notNull().default(''),
  state: text('state').$type<CommandState>().notNull().default('waiting'),
  answer: text('answer').notNull().default(''),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  askedAt: instant('asked_at').notNull(),
  askedByName: text('asked_by_name').notNull(),
  endedAt: instant('ended_at'),
})
