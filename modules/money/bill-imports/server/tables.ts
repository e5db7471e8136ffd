import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ImportState } from '../shapes.ts'

export const importTable = pgTable('bill_import', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  provider: text('provider').$type<'general' | 'kgi'>().notNull(),
  feeType: text('fee_type').notNull(),
  fileName: text('file_name').notNull(),
  filePath: text('file_path').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  importedAt: instant('imported_at'),
  importedBy: uuid('imported_by'),
  importedByName: text('imported_by_name'),
  runId: uuid('run_id'),
  billCount: integer('bill_count').notNull().default(0),
  total: bigint('total', { mode: 'number' }).notNull().default(0),
  cancelledAt: instant('cancelled_at'),
  state: text('state').$type<ImportState>().notNull().generatedAlwaysAs(''),
})
export type ImportRow = typeof importTable.$inferSelect
