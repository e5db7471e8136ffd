import type { Lease } from '#platform/server/database.ts'
import { cardOfCode, householdsOfPhone } from './code-queries.ts'
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
