import { customType, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** What stations said that must not count twice. */
export const messageTable = pgTable('charging_message', {
  communityId: communityId(),
  stationId: uuid('station_id').notNull(),
  messageId: text('message_id').notNull(),
  digest: bytes('digest').notNull(),
  answer: jsonb('answer').$type<object>().notNull(),
  at: instant('at').notNull().defaultNow(),
})
