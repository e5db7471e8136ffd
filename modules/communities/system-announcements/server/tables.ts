import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { AnnouncementCategory } from '../contract.ts'

/** Which announcements an account has opened. */
export const reads = pgTable('announcement_read', {
  communityId: communityId(),
  accountId: uuid('account_id').notNull(),
  broadcastId: uuid('broadcast_id').notNull(),
  readAt: instant('read_at').notNull().defaultNow(),
})

/** What this module reads of the broadcasts: row security leaves what is published for this community. */
export const announcementTable = pgTable('broadcast', {
  id: uuid('id').notNull(),
  kind: text('kind').notNull(),
  category: text('category').$type<AnnouncementCategory>().notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  link: text('link').notNull(),
  startsOn: date('starts_on', { mode: 'string' }),
  endsOn: date('ends_on', { mode: 'string' }),
  publishedAt: instant('published_at').notNull(),
})
