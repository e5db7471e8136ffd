import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Codes that were scanned; rows are only ever added. */
export const codeUses = pgTable('manager_code_use', {
  communityId: communityId(),
  nonce: bytes('nonce').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  issuedAt: instant('issued_at').notNull(),
  usedAt: instant('used_at').notNull(),
  usedBy: uuid('used_by').notNull(),
  usedByName: text('used_by_name').notNull(),
})
