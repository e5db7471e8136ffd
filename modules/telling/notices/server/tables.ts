import { boolean, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ChannelName, DeliveryState, NoticeSettings, Reason, SentChannel, Way } from '../shapes.ts'

const sealed = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const notices = pgTable('notice', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  reason: text('reason').$type<Reason>().notNull(),
  householdId: uuid('household_id'),
  residentId: uuid('resident_id'),
  title: text('title').notNull(),
  text: text('text').notNull(),
  count: integer('count').notNull().default(1),
  isUrgent: boolean('is_urgent').notNull().default(false),
  madeAt: instant('made_at').notNull().defaultNow(),
  madeByName: text('made_by_name').notNull().default(''),
})

export const noticeItems = pgTable('notice_item', {
  communityId: communityId(),
  itemKind: text('item_kind').notNull(),
  itemId: uuid('item_id').notNull(),
  reason: text('reason').$type<Reason>().notNull(),
  occasion: text('occasion').notNull().default(''),
  noticeId: uuid('notice_id').notNull(),
})

export const deliveries = pgTable('notice_delivery', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  noticeId: uuid('notice_id').notNull(),
  householdId: uuid('household_id'),
  reason: text('reason').$type<Reason>().notNull(),
  residentId: uuid('resident_id'),
  recipientName: text('recipient_name').notNull().default(''),
  channel: text('channel').$type<ChannelName | 'voice'>().notNull(),
  addressShown: text('address_shown').notNull().default(''),
  testAddress: text('test_address').notNull().default(''),
  state: text('state').$type<DeliveryState>().notNull(),
  madeAt: instant('made_at').notNull().defaultNow(),
  dueAt: instant('due_at').notNull().defaultNow(),
  tries: integer('tries').notNull().default(0),
  triedAt: instant('tried_at'),
  sentAt: instant('sent_at'),
  providerMessageId: text('provider_message_id').notNull().default(''),
  problem: text('problem').notNull().default(''),
  doneAt: instant('done_at'),
  doneByName: text('done_by_name'),
})

export const contacts = pgTable('notice_contact', {
  communityId: communityId(),
  residentId: uuid('resident_id').notNull(),
  lineUserId: text('line_user_id').notNull().default(''),
  email: text('email').notNull().default(''),
  way: text('way').$type<Way>().notNull().default('auto'),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull().default(''),
})

export const settingsTable = pgTable('notice_setting', {
  communityId: communityId(),
  chosen: jsonb('chosen').$type<NoticeSettings>().notNull(),
  version: integer('version').notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull(),
})

export const channelTable = pgTable('notice_channel', {
  communityId: communityId(),
  channel: text('channel').$type<SentChannel>().notNull(),
  isOn: boolean('is_on').notNull().default(false),
  settings: jsonb('settings').$type<Record<string, string>>().notNull().default({}),
  secretsSealed: sealed('secrets_sealed'),
  secretNames: text('secret_names').array().notNull().default([]),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull(),
  version: integer('version').notNull().default(1),
})
