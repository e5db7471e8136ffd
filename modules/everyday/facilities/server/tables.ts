import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import type { DrawRule, Facility, OpenHours } from '../contract.ts'

const money = (name: string) => bigint(name, { mode: 'number' })

export const facilityTable = pgTable('facility', {
  ...entryColumns(),
  id: uuid('id').notNull(),
  place: text('place').notNull(),
  rules: text('rules').notNull(),
  openHours: jsonb('hours').$type<OpenHours[]>().notNull(),
  slotMinutes: integer('slot_minutes').$type<Facility['slotMinutes']>().notNull(),
  mostSlots: integer('most_slots').notNull(),
  cleaningMinutes: integer('cleaning_minutes').notNull(),
  places: integer('places').notNull(),
  mostPeople: integer('most_people').notNull(),
  price: money('price').notNull(),
  priceBy: text('price_by').$type<Facility['priceBy']>().notNull(),
  priceIn: text('price_in').$type<Facility['priceIn']>().notNull(),
  deposit: money('deposit').notNull(),
  cancelHours: integer('cancel_hours').notNull(),
  lateRefundPercent: integer('late_refund_percent').notNull(),
  quotaCount: integer('quota_count').notNull(),
  quotaPer: text('quota_per').$type<Facility['quotaPer']>().notNull(),
  advanceDays: integer('advance_days').notNull(),
  noShowMinutes: integer('no_show_minutes').notNull(),
  draw: jsonb('draw').$type<DrawRule>(),
  laneNo: money('lane_no').notNull(),
})
