import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import type { SpecChoice } from '#modules/meals/food-shapes.ts'

export const menuTable = pgTable('food_menu', { ...entryColumns(), id: uuid('id').notNull() })

export const specTable = pgTable('food_spec', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  choice: text('choice').$type<SpecChoice>().notNull(),
  prefix: text('prefix').notNull(),
})

export const optionTable = pgTable('food_option', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  specId: uuid('spec_id').notNull(),
  points: integer('points').notNull(),
})

export const itemTable = pgTable('food_item', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  menuId: uuid('menu_id').notNull(),
  points: integer('points').notNull(),
  note: text('note').notNull(),
  specIds: uuid('spec_ids').array().notNull(),
  weekdays: integer('weekdays').array().notNull(),
  soldFrom: text('sold_from').notNull(),
  soldUntil: text('sold_until').notNull(),
  mostPerDay: integer('most_per_day').notNull(),
  stock: integer('stock'),
  soldOutOn: date('sold_out_on', { mode: 'string' }),
})
export type ItemRow = typeof itemTable.$inferSelect
export type OptionRow = typeof optionTable.$inferSelect
export type SpecRow = typeof specTable.$inferSelect
