import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const deviceTable = pgTable('board_device', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  groupName: text('group_name').notNull(),
  boardId: uuid('board_id').notNull(),
  onFrom: text('on_from').notNull(),
  onUntil: text('on_until').notNull(),
  rowVersion: integer('row_version').notNull().default(1),
  keyDigest: text('key_digest'),
  pairedAt: instant('paired_at').notNull().defaultNow(),
  pairedByName: text('paired_by_name').notNull(),
  removedAt: instant('removed_at'),
  removedByName: text('removed_by_name'),
  seenAt: instant('seen_at'),
  driftMs: integer('drift_ms').notNull().default(0),
  screen: text('screen').notNull().default(''),
  program: text('program').notNull().default(''),
  shownHash: text('shown_hash').notNull().default(''),
  shownBoardId: uuid('shown_board_id'),
})

/** What a screen showed when somebody asked. */
export const shotTable = pgTable('board_shot', {
  communityId: communityId(),
  deviceId: uuid('device_id').notNull(),
  askedAt: instant('asked_at').notNull(),
  askedByName: text('asked_by_name').notNull(),
  at: instant('at'),
  picture: text('picture').notNull().default(''),
})
