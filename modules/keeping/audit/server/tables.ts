import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

/** The platform writes it; nobody changes it. */
export const auditRows = pgTable('audit', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  address: text('address').notNull(),
  device: text('device').notNull(),
  action: text('action').notNull(),
  target: text('target'),
  targetId: text('target_id'),
  before: jsonb('before').$type<unknown>(),
  after: jsonb('after').$type<unknown>(),
  reason: text('reason'),
})
