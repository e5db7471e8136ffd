import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { FormattedText } from '#modules/everyday/formatted-text/contract.ts'
import type { Audience } from '../audience.ts'
import type { AttachedFile } from '../contract.ts'

export const notificationTable = pgTable('notification', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  kind: text('kind').$type<'own' | 'news'>().notNull(),
  title: text('title').notNull(),
  content: jsonb('content').$type<FormattedText>().notNull(),
  files: jsonb('files').$type<AttachedFile[]>().notNull().default([]),
  audience: jsonb('audience').$type<Audience>().notNull(),
  dueAt: instant('due_at').notNull(),
  remindAt: instant('remind_at'),
  untilAt: instant('until_at'),
  madeAt: instant('made_at').notNull(),
  madeBy: uuid('made_by').notNull(),
  madeByName: text('made_by_name').notNull(),
  sentAt: instant('sent_at'),
  calledOffAt: instant('called_off_at'),
  toldAgainAt: instant('told_again_at'),
  rowVersion: integer('row_version').notNull().default(1),
})

export const recipientTable = pgTable('notification_recipient', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  notificationId: uuid('notification_id').notNull(),
  householdId: uuid('household_id').notNull(),
  residentId: uuid('resident_id'),
  readKey: text('read_key').notNull(),
  link: text('link').notNull().default(''),
  toldAt: instant('told_at'),
  times: integer('times').notNull().default(0),
  readAt: instant('read_at'),
  readByName: text('read_by_name').notNull().default(''),
})
