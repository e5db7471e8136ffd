import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Lease } from '#platform/server/database.ts'
import type { FoundHousehold, Household } from '../contract.ts'
import { allBuildings, floorsOf, householdsOfBuilding, unitsOf } from './picker-queries.ts'
import { householdsByIds } from './queries.ts'
import { type Hit, hitsOf } from './search-queries.ts'

function orNotFound<T>(rows: T[]): T[] {
  if (!rows.length) throw problems.notFound()
  return rows
}

/** The buildings: the first step of the picker (R148). */
export const listBuildings = (context: Lease) => allBuildings(context)

/** The floors of a building: the second step (R148). Throws notFound. */
export const listFloors = async (context: Lease, building: string) =>
  orNotFound(await floorsOf(context, building))

/** The households of a floor: the third step (R148). Throws notFound. */
export const listUnits = async (context: Lease, input: { building: string; floor: string }) =>
  orNotFound(await unitsOf(context, input.building, input.floor))

/** All households of a building, in the order of the picker. Throws notFound. */
export const listHouseholds = async (context: Lease, building: string) =>
  orNotFound(await householdsOfBuilding(context, building))

/** Buildings as tree nodes; a building's id is its name (R153). */
export async function listBuildingNodes(context: Lease) {
  const rows = await allBuildings(context)
  return rows.map(({ building }) => ({ id: building, name: building, parentId: null }))
}

/** Floors of a building as tree nodes; a floor's id is its name, unique in its building. Throws notFound. */
export async function listFloorNodes(context: Lease, building: string) {
  const rows = await listFloors(context, building)
  return rows.map(({ floor }) => ({ id: floor, name: floor, parentId: building }))
}

const matchedBy: Record<Hit['kind'], (hit: Hit) => string> = {
  label: () => '',
  formerLabel: (hit) => `${hit.what} 已併入`,
  name: (hit) => hit.what,
  phone: (hit) => `${hit.what} ${maskMobile(hit.mobile)}`,
  plate: (hit) => hit.what,
}

/**
 * Households by any fragment of a label, a resident's name, the last digits (three or more) of a phone number or a plate:
 * the whole label first, then parts of labels, names, phones, plates. `matched` is the name, the name with the masked
 * number, the plate, or the label of a household that was merged into this one; '' when the label itself matched.
 */
export async function findHouseholds(
  context: Lease,
  input: { text: string; maxCount: number },
): Promise<FoundHousehold[]> {
  const hits = await hitsOf(context, input.text, input.maxCount)
  const rows = await householdsByIds(
    context,
    hits.map((hit) => hit.householdId),
  )
  const byId = new Map(rows.map((row) => [row.householdId, row]))
  return hits.flatMap((hit) => {
    const row = byId.get(hit.householdId)
    return row ? [{ ...row, matched: matchedBy[hit.kind](hit) }] : []
  })
}

/** A household by its id. Throws notFound. */
export async function requireHousehold(context: Lease, id: string): Promise<Household> {
  const [household] = await householdsByIds(context, [id])
  if (!household) throw problems.notFound()
  return household
}

const current = 'select coalesce(merged_into, id) as id from household where id = $1 for key share'

/**
 * The household that has what was this one's: itself, or the one that it was merged into. For what was written down
 * before a merge and comes in after it. Nobody merges or closes that household before the transaction ends.
 */
export async function currentHouseholdId(lease: Lease, householdId: string): Promise<string> {
  for (let id = householdId; ; ) {
    const [row] = await lease.query<{ id: string }>(current, [id])
    if (!row || row.id === id) return id
    // Its heir may be merged at this moment.
    id = row.id
  }
}
