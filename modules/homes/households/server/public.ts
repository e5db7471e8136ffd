import type { Lease } from '#platform/server/database.ts'
import { labelPatterns } from './label-match.ts'
import { residentsOf } from './queries.ts'

export { forgetNotesOf } from './forget-notes.ts'
export {
  addHouseholds,
  type NewHousehold,
  type Place,
  placeHousehold,
  reopenHousehold,
} from './add-households.ts'
export {
  changeHousehold,
  closeHousehold,
  type HouseholdChange,
  householdChangedSince,
  type LockedHousehold,
  lockForClosing,
  lockHousehold,
  lockHouseholds,
  noteChanges,
} from './change-household.ts'
export { currentHouseholdId, requireHousehold } from './households.ts'
export { namesOf, pickerOrder } from './finders.ts'
export { labelPatterns } from './label-match.ts'
export { moveMarks } from './move-marks.ts'
export { heightOf, orderBuildings, orderFloors } from './order.ts'
export { householdsByIds, labelsOf, residentsOf } from './queries.ts'
export { setRented, setRentedOfMany } from './set-rented.ts'
export { type HouseholdAct, householdTable } from './tables.ts'
export { takeMarks } from './take-marks.ts'

/** How many real households each community has; for work across communities. */
export async function countHouseholds(
  lease: Lease,
  communityIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await lease.query<{ communityId: string; count: number }>(
    `select community_id as "communityId", count(*) as count from household
     where community_id = any($1) and not is_virtual and closed_at is null group by community_id`,
    [communityIds],
  )
  return new Map(rows.map((row) => [row.communityId, row.count]))
}

/** A resident who lives in the household now; undefined when there is none of this id. */
export async function residentOf(
  context: Lease,
  householdId: string,
  residentId: string,
): Promise<{ id: string; name: string; marks: string[] } | undefined> {
  return (await residentsOf(context, householdId)).find((resident) => resident.id === residentId)
}

/**
 * The households whose label a fragment means, for finding records: whole parts of a label where there are any, else parts
 * of it. A closed household's records are found by its label, and so is what waits now for the one that it is part of.
 */
export async function householdsOfLabel(lease: Lease, fragment: string): Promise<string[]> {
  const patterns = labelPatterns(fragment)
  if (!patterns) return []
  const rows = await lease.query<{ id: string; whole: boolean }>(
    `select unnest(array_remove(array[id, merged_into], null)) as id, label ~ $1 as whole
     from household where label ~ $2`,
    [patterns.whole, patterns.part],
  )
  const whole = rows.filter((row) => row.whole)
  return [...new Set((whole.length ? whole : rows).map((row) => row.id))]
}

/** The residents, also those who moved out, whose name has these characters. */
export async function residentsOfName(lease: Lease, fragment: string): Promise<string[]> {
  const rows = await lease.query<{ id: string }>(
    'select id from resident where strpos(lower(name), lower($1)) > 0',
    [fragment],
  )
  return rows.map((row) => row.id)
}
