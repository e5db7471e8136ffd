import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { entryColumns } from '#platform/server/entries.ts'
import { sectionTable } from '#platform/server/sections.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { Section, VisitorSettings } from '../settings.ts'

export const visitorSettingRows = sectionTable<Section, VisitorSettings>('visitor_setting')

export const consents = pgTable('visitor_consent', {
  communityId: communityId(),
  version: integer('version').notNull(),
  words: text('words').notNull(),
  at: instant('at').notNull().defaultNow(),
  madeByName: text('made_by_name').notNull(),
})

const entry = () => ({ ...entryColumns('disabled_at'), id: uuid('id').notNull() })

export const reasons = pgTable('visit_reason', entry())
export const vendorKinds = pgTable('vendor_kind', { ...entry(), reasonId: uuid('reason_id').notNull() })
export const pledgeKinds = pgTable('pledge_kind', {
  ...entry(),
  isNationalId: boolean('is_national_id').notNull().default(false),
})
