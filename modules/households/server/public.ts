import type { Lease } from '#platform/server/database.ts'
import { cardOfCode, householdsOfPhone } from './code-queries.ts'
import { labelPatterns } from './label-match.ts'
import { residentsOf } from './queries.ts'

export { requireHousehold } from './households.ts'

/** How many real households each community has; for work across communities. */
export async function countHouseholds(
  lease: Lease,
  communityIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await lease.query<{ communityId: string; count: number }>(
    `select community_id as "communityId", count(*) as count from household
     where community_id = any($1) and not is_virtual group by community_id`,
    [communityIds],
  )
  return new Map(rows.map((row) => [row.communityId, row.count]))
}

/** The ids of the households that a phone's barcode (0) or a card (2) covers; none when it is unknown or disabled (R122). */
export async function householdsOfCode(context: Lease, receiveType: 0 | 2, code: string): Promise<string[]> {
  if (receiveType === 0) return householdsOfPhone(context, code.trim())
  return (await cardOfCode(context, code))?.householdIds ?? []
}

/** A resident who lives in the household now; undefined when there is none of this id. */
export async function residentOf(
  context: Lease,
  householdId: string,
  residentId: string,
): Promise<{ id: string; name: string; marks: string[] } | undefined> {
  return (await residentsOf(context, householdId)).find((resident) => resident.id === residentId)
}

/** The households whose label a fragment means: whole parts of a label where there are any, else parts of it. */
export async function householdsOfLabel(lease: Lease, fragment: string): Promise<string[]> {
  const patterns = labelPatterns(fragment)
  if (!patterns) return []
  const rows = await lease.query<{ id: string; whole: boolean }>(
    'select id, label ~ $1 as whole from household where label ~ $2',
    [patterns.whole, patterns.part],
  )
  const whole = rows.filter((row) => row.whole)
  return (whole.length ? whole : rows).map((row) => row.id)
}

/** The residents, also those who moved out, whose name has these characters. */
export async function residentsOfName(lease: Lease, fragment: string): Promise<string[]> {
  const rows = await lease.query<{ id: string }>(
    'select id from resident where strpos(lower(name), lower($1)) > 0',
    [fragment],
  )
  return rows.map((row) => row.id)
}
