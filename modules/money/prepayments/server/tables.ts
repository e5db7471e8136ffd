import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { PrepaymentKind } from '../kinds.ts'

export const prepaymentBalances = pgTable('prepayment_balance', {
  communityId: communityId(),
  householdId: uuid('household_id').notNull(),
  balance: bigint('balance', { mode: 'number' }).notNull().default(0),
})

export const prepaymentLines = pgTable('prepayment_line', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  kind: text('kind').$type<PrepaymentKind>().notNull(),
  sourceId: uuid('source_id').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  /** After it. */
  balance: bigint('balance', { mode: 'number' }).notNull(),
  undoesId: uuid('undoes_id'),
  note: text('note').notNull().default(''),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})
