import { count, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import type { AllSettings } from '../contract.ts'
import { entries } from './entries.ts'
import { sections } from './sections.ts'

/** What this module reads of the packages beside its settings; it never writes them. */
const waitingPackages = pgTable('package', {
  kindId: uuid('kind_id').notNull(),
  courierId: uuid('courier_id'),
  shelfPosition: text('shelf_position').notNull(),
  state: text('state').notNull(),
})
const w = waitingPackages

const waiting = statement('package_settings_waiting', (query) =>
  query
    .select({ kindId: w.kindId, courierId: w.courierId, shelfPosition: w.shelfPosition, count: count() })
    .from(w)
    .where(sql`${w.state} = 'waiting'`)
    .groupBy(w.kindId, w.courierId, w.shelfPosition),
)

/** Everything that the settings page shows: sections with their versions, and the lists, retired entries too. */
export async function showAll(lease: Lease): Promise<AllSettings> {
  const [shown, kinds, couriers, positions, groups] = await Promise.all([
    sections.show(lease),
    entries.kinds.read(lease),
    entries.couriers.read(lease),
    entries.positions.read(lease),
    lease.run(waiting, {}),
  ])
  const countOf = (is: (group: (typeof groups)[number]) => boolean) =>
    groups.filter(is).reduce((sum, group) => sum + group.count, 0)
  return {
    ...shown,
    kinds: kinds.map((row) => ({ ...row, waiting: countOf((group) => group.kindId === row.id) })),
    couriers: couriers.map((row) => ({ ...row, waiting: countOf((group) => group.courierId === row.id) })),
    positions: positions.map((row) => ({
      ...row,
      waiting: countOf((group) => group.shelfPosition === row.name),
    })),
  }
}
