import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const registrations = pgTable('visitor_registration', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  people: integer('people').notNull(),
  goingTo: text('going_to').notNull().default(''),
  consentVersion: integer('consent_version').notNull(),
})
