import { isNotNull } from 'drizzle-orm'
import type { Lease } from '#platform/server/database.ts'
import { statement } from '#platform/server/statement.ts'
import { sections } from './sections.ts'
import { packageKinds } from './tables.ts'

const kindsWithDays = statement('package_settings_kind_days', (query) =>
  query
    .select({ id: packageKinds.id, days: packageKinds.reminderDays })
    .from(packageKinds)
    .where(isNotNull(packageKinds.reminderDays)),
)

// For reading beside; only this module writes them.
export { couriers, packageKinds, shelfPositions } from './tables.ts'
export { undoing } from './undoing.ts'

/** What the community decided about its parcel desk; the defaults where it decided nothing. */
export const packageSettingsOf = sections.all

/** On which days after its arrival a package of each kind is reminded of; kinds without a row are as `reminderDays` says. */
export async function reminderDaysOfKinds(lease: Lease): Promise<Map<string, readonly number[]>> {
  const rows = await lease.run(kindsWithDays, {})
  return new Map(rows.map(({ id, days }) => [id, days ?? []]))
}
