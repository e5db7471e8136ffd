import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/server/tables.ts'

export const yearTable = pgTable('office_year', {
  year: integer('year').notNull(),
  fileName: text('file_name').notNull(),
  loadedAt: instant('loaded_at').notNull(),
  loadedByName: text('loaded_by_name').notNull(),
})

export const dayTable = pgTable('office_day', {
  day: date('day', { mode: 'string' }).notNull(),
  year: integer('year').notNull(),
  isOff: boolean('is_off').notNull(),
  note: text('note').notNull(),
})
