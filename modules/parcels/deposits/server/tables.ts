import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { FieldChange } from '../contract.ts'

/** What was changed after registering; the database allows adding and nothing else. */
export const depositChanges = pgTable('deposit_change', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  depositId: uuid('deposit_id').notNull(),
  kind: text('kind').$type<'corrected' | 'handOverUndone' | 'voided'>().notNull(),
  at: instant('at').notNull().defaultNow(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  changes: jsonb('changes').$type<FieldChange[]>().notNull().default([]),
  reason: text('reason').notNull().default(''),
  handOverId: uuid('hand_over_id'),
})

export const depositKinds = pgTable('deposit_kind', {
  ...entryColumns(),
  number: smallint('number').notNull(),
})
