import { asc, count, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { AllSettings } from '../contract.ts'
import { defaultSettings, type PackageSettings, type Section, sections } from '../settings.ts'
import { couriers, packageKinds, packageSettings, shelfPositions } from './tables.ts'

/** What this module reads of the packages beside its settings; it never writes them. */
const waitingPackages = pgTable('package', {
  kindId: uuid('kind_id').notNull(),
  courierId: uuid('courier_id'),
  shelfPosition: text('shelf_position').notNull(),
  state: text('state').notNull(),
})
const w = waitingPackages

const saved = statement('package_settings_saved', (query) => query.select().from(packageSettings))
const kinds = statement('package_settings_kinds', (query) =>
  query.select().from(packageKinds).orderBy(asc(packageKinds.position), asc(packageKinds.name)),
)
const courierList = statement('package_settings_couriers', (query) =>
  query.select().from(couriers).orderBy(asc(couriers.position), asc(couriers.name)),
)
const positions = statement('package_settings_positions', (query) =>
  query.select().from(shelfPositions).orderBy(asc(shelfPositions.position), asc(shelfPositions.name)),
)
const waiting = statement('package_settings_waiting', (query) =>
  query
    .select({ kindId: w.kindId, courierId: w.courierId, shelfPosition: w.shelfPosition, count: count() })
    .from(w)
    .where(sql`${w.state} = 'waiting'`)
    .groupBy(w.kindId, w.courierId, w.shelfPosition),
)

type Saved = { section: Section; version: number; chosen: object; changedAt: Date; changedByName: string }

function sectionOf<S extends Section>(rows: readonly Saved[], section: S) {
  const row = rows.find((one) => one.section === section)
  const keys = Object.keys(sections[section].shape) as (keyof PackageSettings)[]
  const values: Partial<PackageSettings> = { ...defaultSettings, ...row?.chosen }
  return {
    ...Object.fromEntries(keys.map((key) => [key, values[key]])),
    version: row?.version ?? 0,
    changedAt: row?.changedAt ?? null,
    changedBy: row?.changedByName ?? '',
  } as AllSettings[S]
}

/** Everything that the settings page shows: sections with their versions, and the lists, retired entries too. */
export async function showAll(lease: Lease): Promise<AllSettings> {
  const [rows, kindRows, courierRows, positionRows, waits] = await Promise.all([
    lease.run(saved, {}),
    lease.run(kinds, {}),
    lease.run(courierList, {}),
    lease.run(positions, {}),
    lease.run(waiting, {}),
  ])
  const countOf = (is: (group: (typeof waits)[number]) => boolean) =>
    waits.filter(is).reduce((sum, group) => sum + group.count, 0)
  return {
    reminders: sectionOf(rows, 'reminders'),
    receiving: sectionOf(rows, 'receiving'),
    label: sectionOf(rows, 'label'),
    kinds: kindRows.map((row) => ({
      ...row,
      retiredAt: row.disabledAt,
      waiting: countOf((group) => group.kindId === row.id),
    })),
    couriers: courierRows.map((row) => ({
      ...row,
      retiredAt: row.disabledAt,
      waiting: countOf((group) => group.courierId === row.id),
    })),
    positions: positionRows.map((row) => ({
      ...row,
      retiredAt: row.disabledAt,
      waiting: countOf((group) => group.shelfPosition === row.name),
    })),
  }
}
