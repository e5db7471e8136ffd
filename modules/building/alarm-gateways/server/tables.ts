import { boolean, customType, doublePrecision, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
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
