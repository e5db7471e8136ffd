import { boolean, customType, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { BroadcastAct, BroadcastKind, Category } from '../draft-contract.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Of no community: the door writes it, and a community sees what is published for it. */
export const broadcastTable = pgTable('broadcast', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<BroadcastKind>().notNull(),
  title: text('title').notNull(),
  body: text('body').notNull().default(''),
  link: text('link').notNull().default(''),
  category: text('category').$type<Category | ''>().notNull().default(''),
  background: text('background').notNull().default(''),
  textColor: text('text_color').notNull().default(''),
  imageId: uuid('image_id'),
  newVersion: text('new_version').notNull().default(''),
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  position: integer('position').notNull().default(0),
  forAll: boolean('for_all').notNull().default(true),
  rowVersion: integer('row_version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdByName: text('created_by_name').notNull(),
  publishedAt: instant('published_at'),
  publishedByName: text('published_by_name'),
  withdrawnAt: instant('withdrawn_at'),
  withdrawnByName: text('withdrawn_by_name'),
})

export const broadcastCommunities = pgTable('broadcast_community', {
  communityId: communityId(),
  broadcastId: uuid('broadcast_id').notNull(),
})

export const broadcastImages = pgTable('broadcast_image', {
  id: uuid('id').primaryKey(),
  contentType: text('content_type').notNull(),
  content: bytes('content').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  createdByName: text('created_by_name').notNull(),
})

/** Rows are only ever added. */
export const broadcastChanges = pgTable('broadcast_change', {
  id: uuid('id').primaryKey(),
  broadcastId: uuid('broadcast_id').notNull(),
  at: instant('at').notNull().defaultNow(),
  editorId: uuid('editor_id').notNull(),
  editorName: text('editor_by_name').notNull(),
  act: text('act').$type<BroadcastAct>().notNull(),
  before: jsonb('before'),
  after: jsonb('after'),
  reason: text('reason').notNull().default(''),
})

/** Which announcements an account has opened; the module system-announcements writes it. */
export const announcementReads = pgTable('announcement_read', {
  communityId: communityId(),
  accountId: uuid('account_id').notNull(),
  broadcastId: uuid('broadcast_id').notNull(),
  readAt: instant('read_at').notNull().defaultNow(),
})
