import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Channel, Format } from '../format-shapes.ts'
import type { BookedKind } from '../booked-shapes.ts'
import type { LineActKind, LineClass, LineKind } from '../line-shapes.ts'

const money = (name: string) => bigint(name, { mode: 'number' })
const day = (name: string) => date(name, { mode: 'string' })

export const bankFormats = pgTable('bank_format', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  format: jsonb('format').$type<Format>().notNull(),
  rowVersion: integer('row_version').notNull().default(1),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
  retiredAt: instant('retired_at'),
})

export const bankFormatVersions = pgTable('bank_format_version', {
  communityId: communityId(),
  formatId: uuid('format_id').notNull(),
  version: integer('version').notNull(),
  format: jsonb('format').$type<Format>().notNull(),
  changedAt: instant('changed_at').notNull(),
  changedByName: text('changed_by_name').notNull(),
})

export const bankFileTable = pgTable('bank_file', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  fileName: text('file_name').notNull(),
  filePath: text('file_path').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: text('sha256').notNull(),
  format: jsonb('format').$type<Format>().notNull(),
  readAt: instant('read_at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  importedAt: instant('imported_at'),
  importedByName: text('imported_by_name'),
  taken: integer('taken').notNull().default(0),
  gross: money('gross').notNull().default(0),
  matched: integer('matched').notNull().default(0),
  cancelledAt: instant('cancelled_at'),
  state: text('state').$type<'read' | 'imported' | 'cancelled'>().notNull().generatedAlwaysAs(''),
})

export const bankLines = pgTable('bank_line', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  fileId: uuid('file_id').notNull(),
  lineNumber: integer('line_number').notNull(),
  raw: text('raw').notNull(),
  kind: text('kind').$type<LineKind>().notNull(),
  code: text('code').notNull(),
  amount: money('amount').notNull(),
  paidOn: day('paid_on').notNull(),
  paidTime: text('paid_time').notNull(),
  creditedOn: day('credited_on').notNull(),
  payoutOn: day('payout_on'),
  channel: text('channel').$type<Channel>().notNull(),
  bankCode: text('bank_code').notNull(),
  payerAccount: text('payer_account').notNull(),
  reference: text('reference').notNull(),
  fee: money('fee'),
  digest: text('digest').notNull(),
  ordinal: smallint('ordinal').notNull(),
  repeatReason: text('repeat_reason').notNull().default(''),
  class: text('class').$type<LineClass>().notNull(),
  billId: uuid('bill_id'),
  householdId: uuid('household_id'),
  postponedUntil: day('postponed_until'),
  closedAt: instant('closed_at'),
  reversesId: uuid('reverses_id'),
  /** What it is in the books, where these had it already. */
  bookedKind: text('booked_kind').$type<BookedKind>(),
  bookedId: uuid('booked_id'),
  rowVersion: integer('row_version').notNull().default(1),
})

export const bankLineActs = pgTable('bank_line_act', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  lineId: uuid('line_id').notNull(),
  kind: text('kind').$type<LineActKind>().notNull(),
  target: text('target').notNull().default(''),
  householdId: uuid('household_id'),
  amount: money('amount').notNull().default(0),
  reason: text('reason').notNull().default(''),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
})

export const bankPayouts = pgTable('bank_payout', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  payoutOn: day('payout_on').notNull(),
  channel: text('channel').$type<Channel>().notNull(),
  count: integer('count').notNull(),
  gross: money('gross').notNull(),
  fee: money('fee').notNull(),
  statement: money('statement').notNull(),
  note: text('note').notNull().default(''),
  isBooked: boolean('is_booked').notNull(),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  undoneAt: instant('undone_at'),
  undoneByName: text('undone_by_name').notNull().default(''),
  undoReason: text('undo_reason').notNull().default(''),
})
