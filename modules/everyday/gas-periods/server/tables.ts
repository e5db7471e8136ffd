import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const periodTable = pgTable('gas_period', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  ym: text('ym').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }).notNull(),
  firm: text('firm').notNull().default(''),
  createdAt: instant('created_at').notNull(),
  createdByName: text('created_by_name').notNull(),
  closedAt: instant('closed_at'),
  closedByName: text('closed_by_name').notNull().default(''),
  rowVersion: integer('row_version').notNull().default(1),
})
export type PeriodRow = typeof periodTable.$inferSelect
