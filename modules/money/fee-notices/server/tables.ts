import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Outcome } from '../contract.ts'

export const billNotices = pgTable('bill_notice', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  billId: uuid('bill_id').notNull(),
  /** By hand; else because it was issued. */
  isAgain: boolean('is_again').notNull(),
  at: instant('at').notNull(),
  accountName: text('account_name').notNull(),
  outcome: text('outcome').$type<Outcome>().notNull().default('waiting'),
})
