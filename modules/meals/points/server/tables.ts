import { bigint, boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import { sectionTable } from '#platform/server/sections.ts'
import type { EntryKind, Purse } from '../contract.ts'
import type { SubjectKind } from './purses.ts'
import type { PointRules } from '../setting.ts'

export const entryTable = pgTable('point_entry', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  nth: bigint('nth', { mode: 'number' }).generatedAlwaysAsIdentity(),
  householdId: uuid('household_id').notNull(),
  /** Whose purse of the household; null: its own. */
  residentId: uuid('resident_id'),
  purse: text('purse').$type<Purse>().notNull(),
  kind: text('kind').$type<EntryKind>().notNull(),
  points: integer('points').notNull(),
  balance: integer('balance').notNull(),
  subjectKind: text('subject_kind').$type<SubjectKind>(),
  subjectId: uuid('subject_id'),
  note: text('note').notNull(),
  at: instant('at').notNull(),
  writtenBy: uuid('written_by').notNull(),
  writtenByName: text('written_by_name').notNull(),
})

export const settingRows = sectionTable<'rules', PointRules>('point_setting')

export const grantTable = pgTable('point_grant', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  points: integer('points').notNull(),
  expiresOn: date('expires_on', { mode: 'string' }).notNull(),
  note: text('note').notNull(),
  households: integer('households').notNull(),
  /** Whether all were meant; null: of before that was kept. */
  toAll: boolean('to_all'),
  /** Which households were meant; none: all. */
  chosen: uuid('chosen').array().notNull().default([]),
  toPeople: boolean('to_people').notNull().default(false),
  grantedAt: instant('granted_at').notNull(),
  grantedBy: uuid('granted_by').notNull(),
  grantedByName: text('granted_by_name').notNull(),
  undoneAt: instant('undone_at'),
  undoneByName: text('undone_by_name').notNull().default(''),
  keptPoints: integer('kept_points').notNull().default(0),
})
export type GrantRow = typeof grantTable.$inferSelect
