import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const packageReturns = pgTable('package_return', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  senderName: text('sender_name').notNull().default(''),
  courierName: text('courier_name').notNull().default(''),
  note: text('note').notNull().default(''),
  arrivedAt: instant('arrived_at').notNull().defaultNow(),
  returnedAt: instant('returned_at'),
})
