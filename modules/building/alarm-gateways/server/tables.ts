import {
  boolean,
  customType,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Found } from '../contract.ts'
import type { FeedSettings, GatewayKind } from '../feeds.ts'
import { communityId, instant } from '#platform/server/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const gatewayTable = pgTable('alarm_gateway', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  sealedKey: bytes('sealed_key').notNull(),
  kind: text('kind').$type<GatewayKind>().notNull().default('http'),
  settings: jsonb('settings').$type<Partial<FeedSettings>>().notNull().default({}),
  state: text('state').$type<'waiting' | 'connected' | 'failed'>().notNull().default('waiting'),
  stateAt: instant('state_at'),
  fault: text('fault').notNull().default(''),
  heardAt: instant('heard_at'),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  retiredAt: instant('retired_at'),
  rowVersion: integer('row_version').notNull().default(1),
  missed: text('missed').array().notNull().default([]),
  missedAt: instant('missed_at'),
  heldAt: instant('held_at'),
  refusedAt: instant('refused_at'),
  refusedWhy: text('refused_why').$type<'' | 'signature' | 'time'>().notNull().default(''),
})

/** What somebody looks at before it is a gateway. */
export const probeTable = pgTable('alarm_probe', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  kind: text('kind').$type<GatewayKind>().notNull(),
  settings: jsonb('settings').$type<FeedSettings>().notNull(),
  sealedKey: bytes('sealed_key').notNull(),
  lookedAt: instant('looked_at').notNull().defaultNow(),
  state: text('state').$type<'waiting' | 'connected' | 'failed'>().notNull().default('waiting'),
  fault: text('fault').notNull().default(''),
  found: jsonb('found').$type<(Omit<Found, 'at'> & { at: string })[]>().notNull().default([]),
})

export const sourceTable = pgTable('alarm_source', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  gatewayId: uuid('gateway_id').notNull(),
  key: text('key').notNull(),
  pointId: uuid('point_id'),
  value: doublePrecision('value'),
  isAbnormal: boolean('is_abnormal'),
  at: instant('at').notNull(),
})
