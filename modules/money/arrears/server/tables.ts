import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import { sectionTable } from '#platform/server/sections.ts'
import type { ArrearsSettings, Section } from '../settings.ts'
import type { DemandChannel, Step } from '../steps.ts'

export const demandTable = pgTable('demand', {
  communityId: communityId(),
  id: uuid('id').notNull(),
  batchId: uuid('batch_id').notNull(),
  householdId: uuid('household_id').notNull(),
  /** Who was billed. */
  payerName: text('payer_name').notNull(),
  /** The bills that it asks for. */
  billIds: uuid('bill_ids').array().notNull(),
  step: text('step').$type<Step>().notNull(),
  channel: text('channel').$type<DemandChannel>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  termOn: date('term_on', { mode: 'string' }).notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  billCount: integer('bill_count').notNull(),
  interest: bigint('interest', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  note: text('note').notNull().default(''),
  at: instant('at').notNull(),
  accountId: uuid('account_id').notNull(),
  accountName: text('account_name').notNull(),
  voidedAt: instant('voided_at'),
  voidedByName: text('voided_by_name').notNull().default(''),
  voidReason: text('void_reason').notNull().default(''),
})
export type DemandRow = typeof demandTable.$inferSelect

export const arrearsSettingRows = sectionTable<Section, ArrearsSettings>('arrears_setting')
