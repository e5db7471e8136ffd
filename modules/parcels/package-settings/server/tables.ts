import { boolean, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Temperature } from '#platform/contract/fields.ts'
import { communityId, instant } from '#platform/server/tables.ts'
import type { ListName } from '../contract.ts'
import type { PackageSettings, Section } from '../settings.ts'

export const packageSettings = pgTable('package_setting', {
  communityId: communityId(),
  section: text('section').$type<Section>().notNull(),
  version: integer('version').notNull().default(1),
  chosen: jsonb('chosen').$type<Partial<PackageSettings>>().notNull(),
  changedAt: instant('changed_at').notNull().defaultNow(),
  changedByName: text('changed_by_name').notNull(),
})

const option = () => ({
  communityId: communityId(),
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  position: integer('position').notNull().default(0),
  version: integer('version').notNull().default(1),
  /** Since when it is offered no more; packages that have it keep it. */
  disabledAt: instant('disabled_at'),
})

export const packageKinds = pgTable('package_kind', {
  ...option(),
  isLegal: boolean('is_legal').notNull().default(false),
  isAccepted: boolean('is_accepted').notNull().default(true),
  /** null: as the community's. */
  reminderDays: integer('reminder_days').array(),
})

export const couriers = pgTable('courier', { ...option(), shortName: text('short_name').notNull() })

export const shelfPositions = pgTable('shelf_position', {
  ...option(),
  temperature: smallint('temperature').$type<Temperature>().notNull().default(0),
  capacity: integer('capacity'),
})

const shared = () => pgTable('', option())
/**
 * The three lists by name. Drizzle cannot name what several tables have in common, so they are typed by their common
 * columns; rows and written values have each table's own ones too.
 */
export const entryTables = {
  kinds: packageKinds,
  couriers,
  positions: shelfPositions,
} as unknown as Record<ListName, ReturnType<typeof shared>>
