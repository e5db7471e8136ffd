import { integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { CallList } from '../shapes.ts'

export const callTable = pgTable('alarm_call', {
  communityId: communityId(),
  eventId: uuid('event_id').notNull(),
  list: jsonb('list').$type<CallList>().notNull(),
  level: smallint('level').notNull(),
  round: smallint('round').notNull().default(1),
  step: smallint('step').notNull().default(0),
  beginning: integer('beginning').notNull().default(1),
  /** When the next one is called; null: nobody is any more. */
  nextAt: instant('next_at'),
  beganAt: instant('began_at').notNull(),
  endedAt: instant('ended_at'),
  endedBecause: text('ended_because').$type<'acknowledged' | 'over' | 'through'>(),
})
