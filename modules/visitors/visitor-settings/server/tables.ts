import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ListName } from '../contract.ts'
import type { Section, VisitorSettings } from '../settings.ts'

export const visitorSettingRows = pgTable('visitor_setting', {
  communityId: communityId(),
  section: text('section').$type<Section>().notNull(),
  version: integer('version').notNull().default(1),
  chosen: jsonb('chosen').$type<Partial<VisitorSettings>>().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull(),
})

export const consents = pgTable('visitor_consent', {
  communityId: communityId(),
  version: integer('version').notNull(),
  words: text('words').notNull(),
  at: instant('at').notNull().defaultNow(),
  madeByName: text('made_by_name').notNull(),
})

const entry = () => ({
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  /** Since when it is offered no more; visitors that have it keep it. */
  disabledAt: instant('disabled_at'),
})

export const reasons = pgTable('visit_reason', entry())
export const vendorKinds = pgTable('vendor_kind', { ...entry(), reasonId: uuid('reason_id').notNull() })
export const pledgeKinds = pgTable('pledge_kind', {
  ...entry(),
  isNationalId: boolean('is_national_id').notNull().default(false),
})

const shared = () => pgTable('', entry())
/**
 * The three lists by name. Drizzle cannot name what several tables have in common, so they are typed by their common
 * columns; rows and written values have each table's own ones too.
 */
export const entryTables = {
  reasons,
  vendorKinds,
  pledgeKinds,
} as unknown as Record<ListName, ReturnType<typeof shared>>
