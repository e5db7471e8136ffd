import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { historyColumns, historyOf } from '#platform/server/history.ts'
import { communityId, instant } from '#platform/server/tables.ts'

export const householdTable = pgTable('household', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  building: text('building').notNull(),
  floor: text('floor').notNull(),
  unit: text('unit').notNull(),
  label: text('label').notNull(),
  isVirtual: boolean('is_virtual').notNull().default(false),
  buildingOrder: integer('building_order').notNull().default(0),
  floorOrder: integer('floor_order').notNull().default(0),
  isRented: boolean('is_rented').notNull().default(false),
  note: text('note').notNull().default(''),
  noteUntil: date('note_until', { mode: 'string' }),
  markedAt: instant('marked_at'),
  markedByName: text('marked_by_name').notNull().default(''),
  closedAt: instant('closed_at'),
  /** Where what was theirs is now: an open household. */
  mergedInto: uuid('merged_into'),
  rowVersion: integer('row_version').notNull().default(1),
})

export type HouseholdAct =
  | 'added'
  | 'corrected'
  | 'closed'
  | 'reopened'
  | 'mergedInto'
  | 'merged'
  | 'split'
  | 'splitFrom'

/** What was changed of a household. */
export const householdChanges = pgTable('household_change', {
  ...historyColumns<HouseholdAct>(),
  householdId: uuid('household_id').notNull(),
  /** The other household of a merge or split. */
  otherId: uuid('other_id'),
  rowVersion: integer('row_version').notNull(),
})
export const householdHistory = historyOf(householdChanges, 'householdId')

export const householdMarks = pgTable('household_mark', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  householdId: uuid('household_id').notNull(),
  /** Null: the whole household's. */
  residentId: uuid('resident_id'),
  word: text('word').notNull(),
  who: text('who').notNull().default(''),
  untilDay: date('until_day', { mode: 'string' }),
  position: integer('position').notNull().default(0),
})

/** What the desk should know of a person; no row where nothing is said. */
export const residentNotes = pgTable('resident_note', {
  communityId: communityId(),
  residentId: uuid('resident_id').notNull(),
  note: text('note').notNull(),
  noteUntil: date('note_until', { mode: 'string' }),
})
