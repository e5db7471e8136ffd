import { boolean, customType, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const accountTable = pgTable('account', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  displayName: text('display_name').notNull(),
  kind: text('kind').$type<'manager' | 'plain' | 'oneTime' | 'enterprise'>().notNull(),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
  closedAt: instant('closed_at'),
})

export const memberships = pgTable('membership', {
  communityId: communityId(),
  accountId: uuid('account_id').notNull(),
  role: text('role').$type<'admin' | 'manager' | 'desk' | 'committee' | 'oneTime'>().notNull(),
  since: instant('since').notNull().defaultNow(),
  lastEnteredAt: instant('last_entered_at'),
})

export const sessions = pgTable('session', {
  id: uuid('id').primaryKey(),
  cookieHash: bytea('cookie_hash').notNull(),
  accessKey: bytea('access_key').notNull(),
  accountId: uuid('account_id').notNull(),
  communityId: uuid('community_id').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  address: text('address').notNull(),
  device: text('device').notNull(),
})

export const signIns = pgTable('sign_in', {
  tokenHash: bytea('token_hash').primaryKey(),
  accountId: uuid('account_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const signInAttempts = pgTable('sign_in_attempt', {
  id: uuid('id').primaryKey(),
  accountName: text('account_name').notNull(),
  address: text('address').notNull(),
  succeeded: boolean('succeeded').notNull(),
  at: instant('at').notNull().defaultNow(),
})
