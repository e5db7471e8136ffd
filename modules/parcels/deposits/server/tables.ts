import { pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import { historyColumns, historyOf } from '#platform/server/history.ts'

/** What was changed after registering. */
export const depositChanges = pgTable('deposit_change', {
  ...historyColumns<'corrected' | 'handOverUndone' | 'voided'>('kind'),
  depositId: uuid('deposit_id').notNull(),
  handOverId: uuid('hand_over_id'),
})
export const depositHistory = historyOf(depositChanges, 'depositId')

export const depositKinds = pgTable('deposit_kind', {
  ...entryColumns(),
  number: smallint('number').notNull(),
})
