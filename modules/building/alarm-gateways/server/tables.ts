import { boolean, customType, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const gatewayTable = pgTable('alarm_gateway', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  sealedKey: bytes('sealed_key').notNull(),
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
