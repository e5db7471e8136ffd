import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const visitorTable = pgTable('visitor', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id'),
  name: text('name').notNull().default(''),
  people: integer('people').notNull().default(1),
  reason: text('reason').notNull().default(''),
  arrivedAt: instant('arrived_at').notNull().defaultNow(),
  leftAt: instant('left_at'),
})
