import { date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { CategoryId } from '../categories.ts'
import type { Turn } from '../schedule.ts'
import type { Orientation, Zone } from '../zones.ts'

export const boardTable = pgTable('board', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  category: text('category').$type<CategoryId>().notNull(),
  orientation: text('orientation').$type<Orientation>().notNull(),
  zones: jsonb('zones').$type<Zone[]>().notNull(),
  rowVersion: integer('row_version').notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull(),
  deletedAt: instant('deleted_at'),
})

export const schedules = pgTable('board_schedule', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  boardId: uuid('board_id').notNull(),
  turns: jsonb('turns').$type<Turn[]>().notNull().default([]),
  groups: text('groups').array().notNull(),
  weekdays: smallint('weekdays').array().notNull(),
  fromTime: text('from_time').notNull(),
  untilTime: text('until_time').notNull(),
  firstDay: date('first_day', { mode: 'string' }),
  lastDay: date('last_day', { mode: 'string' }),
})

/** What other modules put on every board for a time. */
export const postings = pgTable('board_posting', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  postedAt: instant('posted_at').notNull(),
  untilAt: instant('until_at'),
})
