import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const bans = pgTable('visitor_ban', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull().default(''),
  plate: text('plate').notNull().default(''),
  phone: text('phone').notNull().default(''),
  /** As they are compared. */
  plateKey: text('plate_key').notNull().default(''),
  phoneKey: text('phone_key').notNull().default(''),
  reason: text('reason').notNull(),
  since: instant('since').notNull(),
  untilDay: date('until_day', { mode: 'string' }).notNull(),
  madeByName: text('made_by_name').notNull(),
  version: integer('version').notNull().default(1),
  liftedAt: instant('lifted_at'),
  liftedByName: text('lifted_by_name').notNull().default(''),
})
