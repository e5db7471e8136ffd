import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ReadTexts } from '#platform/workbook/read-texts.ts'

export const importTable = pgTable('asset_import', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  fileName: text('file_name').notNull(),
  sha256: text('sha256').notNull(),
  read: jsonb('read').$type<ReadTexts>().notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  confirmedAt: instant('confirmed_at'),
  confirmedByName: text('confirmed_by_name').notNull().default(''),
  addedCount: integer('added_count'),
  changedCount: integer('changed_count'),
})
export type ImportRow = typeof importTable.$inferSelect
