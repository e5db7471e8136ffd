import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Change, Counts, ImportState } from '../shapes.ts'

export const importTable = pgTable('household_import', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  state: text('state').$type<ImportState>().notNull(),
  fileName: text('file_name').notNull(),
  filePath: text('file_path').notNull(),
  bytes: integer('bytes').notNull(),
  counts: jsonb('counts').$type<Partial<Counts>>().notNull().default({}),
  faultCount: integer('fault_count').notNull().default(0),
  noticeCount: integer('notice_count').notNull().default(0),
  done: integer('done').notNull().default(0),
  total: integer('total').notNull().default(0),
  failure: text('failure').notNull().default(''),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  createdAt: instant('created_at').notNull(),
  checkedAt: instant('checked_at'),
  confirmedById: uuid('confirmed_by_id'),
  confirmedByName: text('confirmed_by_name').notNull().default(''),
  confirmedAt: instant('confirmed_at'),
  completedAt: instant('completed_at'),
  attempt: smallint('attempt').notNull().default(0),
  beatAt: instant('beat_at').notNull(),
})
export type ImportRow = typeof importTable.$inferSelect

export const faultTable = pgTable('household_import_fault', {
  communityId: communityId(),
  importId: uuid('import_id').notNull(),
  position: integer('position').notNull(),
  sheet: text('sheet').notNull(),
  rowNumber: integer('row_number').notNull(),
  columnIndex: smallint('column_index'),
  columnTitle: text('column_title').notNull(),
  problem: text('problem').notNull(),
  expected: text('expected').notNull(),
  value: text('value').notNull(),
  isNotice: boolean('is_notice').notNull(),
})

export const lineTable = pgTable('household_import_line', {
  communityId: communityId(),
  importId: uuid('import_id').notNull(),
  position: integer('position').notNull(),
  kind: text('kind').$type<'household' | 'resident'>().notNull(),
  act: text('act').$type<'added' | 'changed'>().notNull(),
  rowNumber: integer('row_number').notNull(),
  label: text('label').notNull(),
  name: text('name').notNull(),
  changes: jsonb('changes').$type<Change[]>().notNull(),
  digest: text('digest').notNull(),
})
