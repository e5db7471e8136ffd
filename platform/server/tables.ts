import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/** An instant in a table. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The community of a row: PostgreSQL fills it in from the connection's community, module code never names it. */
export const communityId = () => uuid('community_id').notNull().default(sql`lobby_community()`)

export const communities = pgTable('community', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  signatureAllowed: boolean('signature_allowed').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const communityServices = pgTable('community_service', {
  communityId: communityId(),
  serviceId: integer('service_id').notNull(),
  kind: smallint('kind').notNull(),
  position: integer('position').notNull(),
})

export const events = pgTable('event', {
  communityId: communityId(),
  number: bigint('number', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  hear: text('hear').notNull(),
  payload: jsonb('payload').notNull(),
  accountId: uuid('account_id'),
  at: instant('at').notNull().defaultNow(),
})

export const audits = pgTable('audit', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  address: text('address').notNull(),
  device: text('device').notNull(),
  requestId: text('request_id').notNull(),
  action: text('action').notNull(),
  target: text('target'),
  targetId: text('target_id'),
  before: jsonb('before'),
  after: jsonb('after'),
  reason: text('reason'),
})
