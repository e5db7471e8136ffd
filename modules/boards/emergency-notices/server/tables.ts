import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { TemplateId } from '../templates.ts'

export const noticeTable = pgTable('emergency_notice', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  template: text('template').$type<TemplateId>().notNull(),
  title: text('title').notNull(),
  content: text('content').notNull(),
  publishedAt: instant('published_at').notNull(),
  publishedBy: uuid('published_by').notNull(),
  publishedByName: text('published_by_name').notNull(),
  expiresAt: instant('expires_at').notNull(),
  /** When its words were changed last; null: they are those of its publishing. */
  saidAt: instant('said_at'),
  rowVersion: integer('row_version').notNull().default(1),
  endedAt: instant('ended_at'),
  endedByName: text('ended_by_name'),
  deletedAt: instant('deleted_at'),
  deletedByName: text('deleted_by_name'),
})

export const targetTable = pgTable('emergency_target', {
  communityId: communityId(),
  noticeId: uuid('notice_id').notNull(),
  deviceId: uuid('device_id').notNull(),
  shownAt: instant('shown_at'),
  toldAt: instant('told_at'),
  leftAt: instant('left_at'),
  shownHash: text('shown_hash').notNull().default(''),
  /** Since when somebody walks to it, who that is, and what was done there. */
  sentAt: instant('sent_at'),
  sentByName: text('sent_by_name').notNull().default(''),
  goneByName: text('gone_by_name').notNull().default(''),
  foundAt: instant('found_at'),
  foundByName: text('found_by_name').notNull().default(''),
  foundNote: text('found_note').notNull().default(''),
})
