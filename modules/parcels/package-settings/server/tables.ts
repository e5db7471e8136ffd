import { boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Temperature } from '#platform/contract/fields.ts'
import { entryColumns } from '#platform/server/entries.ts'
import { sectionTable } from '#platform/server/sections.ts'
import type { PackageSettings, Section } from '../settings.ts'

export const packageSettings = sectionTable<Section, PackageSettings>('package_setting')

const option = () => ({ ...entryColumns('disabled_at'), id: uuid('id').notNull() })

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
