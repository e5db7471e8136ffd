import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const endings = ['confirmed', 'dismissed', 'arrived', 'cancelled'] as const
export type Ending = (typeof endings)[number]

export const announcements = pgTable('visitor_announcement', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  name: text('name').notNull(),
  visitorId: uuid('visitor_id'),
  registrationId: uuid('registration_id'),
  /** How many registered; those of a booking stand in its record. */
  people: integer('people'),
  endedAt: instant('ended_at'),
  endedHow: text('ended_how').$type<Ending>(),
  endedByName: text('ended_by_name').notNull().default(''),
})
