import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/server/tables.ts'

/** What operators did. The platform writes it; nobody changes it. */
export const operatorAudit = pgTable('operator_audit', {
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  operatorId: uuid('operator_id').notNull(),
  operatorByName: text('operator_by_name').notNull(),
  address: text('address').notNull(),
  device: text('device').notNull(),
  action: text('action').notNull(),
  target: text('target'),
  targetId: text('target_id'),
  before: jsonb('before').$type<unknown>(),
  after: jsonb('after').$type<unknown>(),
  reason: text('reason'),
})
