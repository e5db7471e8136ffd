import { bigint, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const ledgerAccounts = pgTable('ledger_account', {
  communityId: communityId(),
  number: smallint('number').notNull(),
  name: text('name').notNull(),
  retiredAt: instant('retired_at'),
})

export const ledgerBooks = pgTable('ledger_book', {
  communityId: communityId(),
  /** The last day of the last closed month. */
  closedThrough: date('closed_through', { mode: 'string' }),
})

export const ledgerMonths = pgTable('ledger_month', {
  communityId: communityId(),
  month: date('month', { mode: 'string' }).notNull(),
  closedAt: instant('closed_at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})

export const ledgerEntries = pgTable('ledger_entry', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  kind: text('kind').notNull(),
  sourceId: uuid('source_id').notNull(),
  reversesId: uuid('reverses_id'),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})

export const ledgerLines = pgTable('ledger_line', {
  communityId: communityId(),
  entryId: uuid('entry_id').notNull(),
  position: smallint('position').notNull(),
  number: smallint('number').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  householdId: uuid('household_id'),
})
