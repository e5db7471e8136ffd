import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { MessageLine, Status } from '../shapes.ts'

export const typeTable = pgTable('message_type', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  dueHours: smallint('due_hours').notNull().default(24),
  onOfficeDays: boolean('on_office_days').notNull().default(false),
})

export const cannedTable = pgTable('canned_reply', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  content: text('content').notNull(),
})

export const messageTable = pgTable('resident_message', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  senderName: text('sender_name').notNull(),
  typeId: uuid('type_id').notNull(),
  content: text('content').notNull(),
  source: text('source').$type<'form' | 'desk'>().notNull(),
  writtenByName: text('written_by_name').notNull().default(''),
  at: instant('at').notNull(),
  dueAt: instant('due_at').notNull(),
  status: smallint('status').$type<Status>().notNull().default(0),
  assigneeId: uuid('assignee_id'),
  assigneeByName: text('assignee_by_name').notNull().default(''),
  closedAt: instant('closed_at'),
  closedByName: text('closed_by_name').notNull().default(''),
  mergedInto: uuid('merged_into'),
  repairCaseId: uuid('repair_case_id'),
  newsId: uuid('news_id'),
  /** Since when it is of its household, where it was another's that became part of it. */
  householdSince: instant('household_since'),
  rowVersion: integer('row_version').notNull().default(1),
})
export type MessageRecord = typeof messageTable.$inferSelect

export const photoTable = pgTable('message_photo', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  messageId: uuid('message_id').notNull(),
  path: text('path').notNull(),
  at: instant('at').notNull(),
})

export const lineTable = pgTable('message_line', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  messageId: uuid('message_id').notNull(),
  at: instant('at').notNull(),
  kind: text('kind').$type<MessageLine['kind']>().notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  content: text('content').notNull().default(''),
  filePaths: text('file_paths').array().notNull().default([]),
  seenAt: instant('seen_at'),
  /** The message that it was merged with. */
  otherId: uuid('other_id'),
})
