import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Counts } from '../contract.ts'

/** `items` and `cash` are kept in the wire's words: they are what was signed, whatever the program becomes. */
export const shiftChangeTable = pgTable('shift_change', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  number: integer('number').notNull(),
  at: instant('at').notNull(),
  previousId: uuid('previous_id'),
  fromAccount: uuid('from_account').notNull(),
  fromName: text('from_name').notNull(),
  toName: text('to_name').notNull(),
  /** Null: somebody from outside, or nobody knows (older lists). */
  toAccount: uuid('to_account'),
  isOutsider: boolean('is_outsider').notNull().default(false),
  note: text('note').notNull().default(''),
  items: jsonb('items').$type<unknown>().notNull(),
  checkedIds: jsonb('checked_ids').$type<string[]>().notNull(),
  counts: jsonb('counts').$type<Counts>().notNull(),
  cash: jsonb('cash').$type<unknown>().notNull(),
  addedCount: integer('added_count').notNull(),
  goneCount: integer('gone_count').notNull(),
  fromSignaturePath: text('from_signature_path').notNull(),
  toSignaturePath: text('to_signature_path').notNull(),
  /** When the names on it were forgotten. */
  forgottenAt: instant('forgotten_at'),
})
