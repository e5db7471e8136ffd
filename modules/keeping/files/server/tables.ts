import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Folder } from '../contract.ts'

export const uploadedFiles = pgTable('uploaded_file', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  path: text('path').notNull(),
  folder: text('folder').$type<Folder>().notNull(),
  contentType: text('content_type').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  accountId: uuid('account_id').notNull(),
  at: instant('at').notNull().defaultNow(),
  /** When a record named it. */
  claimedAt: instant('claimed_at'),
  /** How many records name it. */
  claims: integer('claims').notNull().default(0),
})
