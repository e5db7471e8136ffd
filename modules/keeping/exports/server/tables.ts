import { bigint, boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ExportState } from '../contract.ts'

export const exportTable = pgTable('export', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  kind: text('kind').notNull(),
  title: text('title').notNull(),
  /** The filters in wire names, as they were sent. */
  query: jsonb('query').$type<Record<string, unknown>>().notNull(),
  words: text('words').notNull().default(''),
  isMasked: boolean('is_masked').notNull().default(true),
  reason: text('reason').notNull().default(''),
  state: text('state').$type<ExportState>().notNull().default('created'),
  rowCount: integer('row_count').notNull().default(0),
  total: integer('total').notNull().default(0),
  bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  failure: text('failure').notNull().default(''),
  filePath: text('file_path').notNull().default(''),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  completedAt: instant('completed_at'),
  expiresAt: instant('expires_at'),
  attempt: smallint('attempt').notNull().default(0),
  beatAt: instant('beat_at'),
})

export type ExportRow = typeof exportTable.$inferSelect
