import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const lendables = pgTable('lendable', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  displayId: text('display_id').notNull(),
  name: text('name').notNull(),
  stock: integer('stock').notNull(),
  /** How many are out: kept by the table of lines itself, never written here. */
  lent: integer('lent').notNull().default(0),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  disabledAt: instant('disabled_at'),
})

export const loans = pgTable('visitor_loan', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  visitorId: uuid('visitor_id').notNull(),
  lentAt: instant('lent_at').notNull(),
  lentByName: text('lent_by_name').notNull(),
})

export const loanLines = pgTable('visitor_loan_line', {
  communityId: communityId(),
  loanId: uuid('loan_id').notNull(),
  lendableId: uuid('lendable_id').notNull(),
  quantity: integer('quantity').notNull(),
  returned: integer('returned').notNull().default(0),
  lost: integer('lost').notNull().default(0),
  stillOut: integer('still_out').notNull().generatedAlwaysAs(0),
})

export const loanReturns = pgTable('visitor_loan_return', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  loanId: uuid('loan_id').notNull(),
  lendableId: uuid('lendable_id').notNull(),
  quantity: integer('quantity').notNull(),
  isLost: boolean('is_lost').notNull().default(false),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})
