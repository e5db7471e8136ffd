import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const passTable = pgTable('supplier_pass', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  codeDigest: text('code_digest').notNull(),
  madeAt: instant('made_at').notNull(),
  madeByName: text('made_by_name').notNull(),
  endsAt: instant('ends_at').notNull(),
  usedAt: instant('used_at'),
})
