import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { sectionTable } from '#platform/server/sections.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Sharing } from '../setting.ts'

export const turnTable = pgTable('charging_turn', {
  communityId: communityId(),
  connectorId: uuid('connector_id').notNull(),
  wantsSince: instant('wants_since'),
  turn: instant('turn'),
  amperes: integer('amperes').notNull().default(0),
  toldAmperes: integer('told_amperes'),
  toldAt: instant('told_at'),
  safeConnection: uuid('safe_connection'),
  refused: text('refused').notNull().default(''),
})
export type TurnRow = typeof turnTable.$inferSelect

export const powerTable = pgTable('charging_power', {
  communityId: communityId(),
  at: instant('at').notNull(),
  totalW: integer('total_w'),
  chargingW: integer('charging_w').notNull(),
  amperesR: integer('amperes_r').notNull(),
  amperesS: integer('amperes_s').notNull(),
  amperesT: integer('amperes_t').notNull(),
})

export const settingRows = sectionTable<'sharing', Sharing>('charging_power_setting')
