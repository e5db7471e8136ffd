import { customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const phoneTable = pgTable('intercom_desk_phone', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  sentryId: uuid('sentry_id').notNull(),
  sessionId: uuid('session_id').notNull(),
  slot: integer('slot').notNull(),
  sipName: text('sip_name').notNull(),
  sealedDigest: bytes('sealed_digest').notNull(),
  madeAt: instant('made_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  reachableUntil: instant('reachable_until'),
  endedAt: instant('ended_at'),
})
export type PhoneRow = typeof phoneTable.$inferSelect
