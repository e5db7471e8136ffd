import { sql } from 'drizzle-orm'
import { bigint, date, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { AccountKind } from '../accounts.ts'

export const ledgerAccounts = pgTable('ledger_account', {
  ...entryColumns(),
  number: smallint('number').notNull(),
  /** By its number. */
  kind: text('kind').$type<AccountKind>().notNull().generatedAlwaysAs(sql`number / 1000`),
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
