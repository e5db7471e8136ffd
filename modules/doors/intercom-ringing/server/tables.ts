import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const exchangeTable = pgTable('intercom_exchange', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  keyDigest: bytes('key_digest').notNull(),
  madeAt: instant('made_at').notNull(),
  madeByName: text('made_by_name').notNull(),
  heardAt: instant('heard_at'),
})
