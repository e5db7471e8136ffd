import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const retentionSettings = pgTable('retention_setting', {
  communityId: communityId(),
  name: text('name').notNull(),
  days: integer('days').notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull(),
})

export const retentionRuns = pgTable('retention_run', {
  communityId: communityId(),
  name: text('name').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  forgotten: integer('forgotten').notNull().default(0),
})
