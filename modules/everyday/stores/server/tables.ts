import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import type { StoreCategory, StoreOffer } from '../contract.ts'

export const storeTable = pgTable('store', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  category: text('category').$type<StoreCategory>().notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
  openingHours: text('opening_hours').notNull(),
  note: text('note').notNull(),
  isSponsored: boolean('is_sponsored').notNull(),
  offers: jsonb('offers').$type<StoreOffer[]>().notNull(),
})
