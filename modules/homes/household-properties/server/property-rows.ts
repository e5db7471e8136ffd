import { newId } from '#platform/contract/new-id.ts'
import type { Lease } from '#platform/server/database.ts'
import { turns } from '#platform/server/turns.ts'
import { spaceTaken } from '../contract.ts'
import type { Property } from '../shapes.ts'

export interface PropertyWrite {
  /** An open household, locked before. */
  householdId: string
  property: Property
  reason?: string
}

/** The parking spaces of a household, cars first. */
export const spacesIn = ({ carSpaces, motorcycleSpaces }: Property) => [
  ...carSpaces.map((space, position) => ({ ...space, vehicle: 'car', position })),
  ...motorcycleSpaces.map((space, position) => ({ ...space, vehicle: 'motorcycle', position })),
]

const clear = [
  'delete from household_owner where household_id = any($1)',
  'delete from parking_space where household_id = any($1)',
]

const writeOwners = `
  insert into household_owner
    (id, household_id, name, phone, share_numerator, share_denominator, is_representative, position)
  select * from jsonb_to_recordset($1) as one (id uuid, household_id uuid, name text, phone text,
    share_numerator integer, share_denominator integer, is_representative boolean, position integer)`

const writeAreas = `
  insert into household_property (household_id, exclusive_area, title_area, moved_in_on)
  select * from jsonb_to_recordset($1)
    as one (household_id uuid, exclusive_area integer, title_area integer, moved_in_on date)
  on conflict (community_id, household_id) do update set exclusive_area = excluded.exclusive_area,
    title_area = excluded.title_area, moved_in_on = excluded.moved_in_on`

// Of two households that take one space at once the second waits here, and then finds it taken.
const writeSpaces = `
  insert into parking_space (id, household_id, vehicle, number, kind, area, position)
  select * from jsonb_to_recordset($1) as one (id uuid, household_id uuid, vehicle text, number text, kind text,
    area integer, position integer)
  order by 3, 4
  on conflict (community_id, vehicle, number) do nothing returning vehicle, number`

async function takeSpaces(lease: Lease, writes: readonly PropertyWrite[]): Promise<void> {
  const spaces = writes.flatMap(({ householdId, property }) =>
    spacesIn(property).map((space) => ({ ...space, id: newId(), household_id: householdId })),
  )
  const taken = await lease.query<{ vehicle: string; number: string }>(writeSpaces, [JSON.stringify(spaces)])
  if (taken.length === spaces.length) return
  const got = new Set(taken.map(({ vehicle, number }) => `${vehicle} ${number}`))
  // The first of a number is written; a second one in the same list is another household's wish.
  const lost = spaces.find(({ vehicle, number }) => !got.delete(`${vehicle} ${number}`))
  const [holder] = await lease.query<{ label: string }>(
    `select h.label from parking_space s join household h on h.id = s.household_id
     where s.vehicle = $1 and s.number = $2`,
    [lost?.vehicle, lost?.number],
  )
  throw spaceTaken(lost?.number ?? '', holder?.label ?? '')
}

/** Rows of one statement: others wait no longer than its text takes to make. */
const most = 1000

async function inBatches<Row>(lease: Lease, rows: readonly Row[], statement: string): Promise<void> {
  const turn = turns()
  for (let at = 0; at < rows.length; at += most) {
    await turn()
    lease.leave(statement, [JSON.stringify(rows.slice(at, at + most))])
  }
}

/** Writes the rows of households that have none, or none any longer. Throws spaceTaken. */
export async function writeRows(lease: Lease, writes: readonly PropertyWrite[]): Promise<void> {
  const owners = writes.flatMap(({ householdId, property }) =>
    property.owners.map((owner, position) => ({
      id: newId(),
      household_id: householdId,
      name: owner.name,
      phone: owner.phone,
      share_numerator: owner.shareNumerator,
      share_denominator: owner.shareDenominator,
      is_representative: owner.isRepresentative,
      position,
    })),
  )
  await inBatches(lease, owners, writeOwners)
  const areas = writes.map(({ householdId, property }) => ({
    household_id: householdId,
    exclusive_area: property.exclusiveArea,
    title_area: property.titleArea,
    moved_in_on: property.movedInOn,
  }))
  await inBatches(lease, areas, writeAreas)
  await takeSpaces(lease, writes)
}

/** Takes away the rows of households, before they are written anew. */
export function clearRows(lease: Lease, householdIds: readonly string[]): void {
  for (const statement of clear) lease.leave(statement, [householdIds])
}
