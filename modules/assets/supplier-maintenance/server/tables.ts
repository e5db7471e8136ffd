import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'

export const passTable = pgTable('supplier_pass', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  codeDigest: text('code_digest').notNull(),
  madeAt: instant('made_at').notNull(),
  /** Null: the program itself. */
  madeBy: uuid('made_by'),
  madeByName: text('made_by_name').notNull(),
  endsAt: instant('ends_at').notNull(),
  usedAt: instant('used_at'),
})

export const toldTable = pgTable('supplier_told', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  supplierId: uuid('supplier_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  way: text('way').$type<'' | 'sms' | 'mail'>().notNull(),
  fault: text('fault').notNull().default(''),
  at: instant('at').notNull(),
  /** '': it went by itself. */
  askedBy: text('asked_by_name').notNull().default(''),
  askedById: uuid('asked_by'),
  settledAt: instant('settled_at'),
})
