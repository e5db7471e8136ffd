import { jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import type { CustomField } from '../fields.ts'

const entry = () => ({ ...entryColumns(), id: uuid('id').notNull() })

export const categoryTable = pgTable('asset_category', {
  ...entry(),
  system: smallint('system'),
  usefulYears: smallint('useful_years'),
  ownFields: jsonb('own_fields').$type<CustomField[]>().notNull().default([]),
})
export type CategoryRow = typeof categoryTable.$inferSelect

export const areaTable = pgTable('asset_area', {
  ...entry(),
  building: text('building').notNull().default(''),
  floor: text('floor').notNull().default(''),
})
