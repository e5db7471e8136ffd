import { date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import { sectionTable } from '#platform/server/sections.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { FeeKind, FeeUnit } from '../kinds.ts'
import type { Cycle, FeeSettings, Section } from '../settings.ts'

export const feeSettingRows = sectionTable<Section, FeeSettings>('fee_setting')

export const feeItems = pgTable('fee_item', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  feeType: text('fee_type').notNull(),
  kind: text('kind').$type<FeeKind>().notNull(),
  unit: text('unit').$type<FeeUnit>().notNull(),
  accountNumber: smallint('account_number').notNull(),
  /** Null: as often as the run. */
  cycle: text('cycle').$type<Cycle>(),
  dueMonth: smallint('due_month'),
})

export const feeRates = pgTable('fee_rate', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  feeItemId: uuid('fee_item_id').notNull(),
  /** '': of every building that has no rate of its own. */
  building: text('building').notNull(),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  /** In 1/100 NT$. */
  amount: integer('amount').notNull(),
  addedAt: instant('added_at').notNull(),
  addedBy: uuid('added_by').notNull(),
  addedByName: text('added_by_name').notNull(),
  withdrawnAt: instant('withdrawn_at'),
  withdrawnByName: text('withdrawn_by_name'),
})

export const feeItemHouseholds = pgTable('fee_item_household', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  feeItemId: uuid('fee_item_id').notNull(),
  householdId: uuid('household_id').notNull(),
  quantity: smallint('quantity').notNull(),
  /** Of what is owed once: the day that decides in which period. */
  onDay: date('on_day', { mode: 'string' }),
  note: text('note').notNull(),
  addedAt: instant('added_at').notNull(),
  addedByName: text('added_by_name').notNull(),
  removedAt: instant('removed_at'),
  removedByName: text('removed_by_name'),
})
