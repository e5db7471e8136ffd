import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import type { AttachedFile, Audience } from '#modules/everyday/notifications/contract.ts'
import type { NewsCategory, newsActs } from '../contract.ts'

export const newsTable = pgTable('news', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  title: text('title').notNull(),
  category: text('category').$type<NewsCategory>().notNull(),
  content: jsonb('content').$type<FormattedText>().notNull(),
  files: jsonb('files').$type<AttachedFile[]>().notNull().default([]),
  audience: jsonb('audience').$type<Audience>().notNull(),
  publishAt: instant('publish_at'),
  offlineAt: instant('offline_at'),
  isTold: boolean('is_told').notNull().default(false),
  remindAt: instant('remind_at'),
  isOnBoards: boolean('is_on_boards').notNull().default(false),
  pinnedAt: instant('pinned_at'),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
  releasedAt: instant('released_at'),
  takenOffAt: instant('taken_off_at'),
  deletedAt: instant('deleted_at'),
  orderAt: instant('order_at').notNull(),
  readKey: text('read_key').notNull(),
  rowVersion: integer('row_version').notNull().default(1),
})

export const newsChanges = pgTable('news_change', {
  ...historyColumns<(typeof newsActs)[number]>(),
  newsId: uuid('news_id').notNull(),
  rowVersion: integer('row_version').notNull(),
})
export const newsHistory = historyOf(newsChanges, 'newsId')
