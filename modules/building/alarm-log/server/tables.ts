import { boolean, doublePrecision, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ValueSource } from './public.ts'
import { communityId, instant } from '#platform/server/tables.ts'

export const valueTable = pgTable('alarm_value', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  pointId: uuid('point_id').notNull(),
  at: instant('at').notNull(),
  receivedAt: instant('received_at').notNull(),
  value: doublePrecision('value'),
  isAbnormal: boolean('is_abnormal').notNull(),
  source: text('source').$type<ValueSource>().notNull(),
})
