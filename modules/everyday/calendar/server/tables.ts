import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { CalendarCategory } from '../contract.ts'
import type { Series } from '../series.ts'

const day = (name: string) => date(name, { mode: 'string' })

export const entryTable = pgTable('calendar_entry', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  note: text('note').notNull(),
  place: text('place').notNull(),
  category: text('category').$type<CalendarCategory>().notNull(),
  day: day('day').notNull(),
  moreDays: integer('more_days').notNull().default(0),
  fromTime: text('from_time').notNull().default(''),
  untilTime: text('until_time').notNull().default(''),
  isFixed: boolean('is_fixed').notNull().default(false),
  series: jsonb('series').$type<Series>(),
  lastDay: day('last_day'),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
  deletedAt: instant('deleted_at'),
  rowVersion: integer('row_version').notNull().default(1),
})

export const skipTable = pgTable('calendar_skip', {
  communityId: communityId(),
  entryId: uuid('entry_id').notNull(),
  day: day('day').notNull(),
  /** Null: it is left out. */
  toDay: day('to_day'),
  fromTime: text('from_time').notNull().default(''),
  untilTime: text('until_time').notNull().default(''),
  skippedByName: text('skipped_by_name').notNull(),
})

export const feedTable = pgTable('calendar_feed', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  keyHash: text('key_hash').notNull(),
  madeAt: instant('made_at').notNull(),
  madeByName: text('made_by_name').notNull(),
  revokedAt: instant('revoked_at'),
})
