import { integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const planTable = pgTable('fund_plan', {
  communityId: communityId(),
  balance: integer('balance').notNull(),
  monthlyPerPing: integer('monthly_per_ping').notNull(),
  pingHundredths: integer('ping_hundredths').notNull(),
  inflationBp: smallint('inflation_bp').notNull(),
  interestBp: smallint('interest_bp').notNull(),
  households: integer('households').notNull().default(0),
  raisePerPing: integer('raise_per_ping').notNull().default(0),
  raiseFrom: smallint('raise_from').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
  rowVersion: integer('row_version').notNull().default(1),
})

export const changeTable = pgTable('maintenance_budget_change', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  year: smallint('year').notNull(),
  planId: uuid('plan_id'),
  before: integer('before').notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
})
