import type { Context } from '#platform/server/context.ts'
import type { Lease } from '#platform/server/database.ts'
import { newId } from '#platform/contract/new-id.ts'
import { noteChanges } from '#modules/households/server/public.ts'
import { spaceTaken, spaceTwice, virtualHasNoProperty } from '../contract.ts'
import type { Property } from '../shapes.ts'
import { propertiesOf } from './queries.ts'
import { checkOwners } from './shares.ts'
import { changesBetween } from './spoken.ts'

export interface PropertyWrite {
  /** An open household, locked before. */
  householdId: string
  property: Property
  reason?: string
}

const spacesIn = ({ carSpaces, motorcycleSpaces }: Property) => [
  ...carSpaces.map((space, position) => ({ ...space, vehicle: 'car', position })),
  ...motorcycleSpaces.map((space, position) => ({ ...space, vehicle: 'motorcycle', position })),
]

/** The books say nothing of the unit. */
export const isEmpty = (property: Property): boolean =>
  property.exclusiveArea === null &&
  property.titleArea === null &&
  property.movedInOn === null &&
  !property.owners.length &&
  !spacesIn(property).length

/**
 * What can be said of property data by itself. Throws sharesNotWhole, shareMissing, shareTooLarge, oneRepresentative,
 * spaceTwice, virtualHasNoProperty.
 */
export function checkProperty(property: Property, isVirtual: boolean): void {
  if (isVirtual && !isEmpty(property)) throw virtualHasNoProperty()
  checkOwners(property.owners)
  const seen = new Set<string>()
  for (const { vehicle, number } of spacesIn(property)) {
    const key = `${vehicle} ${number}`
    if (seen.has(key)) throw spaceTwice(number)
    seen.add(key)
  }
}

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

/**
 * Writes the property data of locked households anew, many in a few statements, with a line in each one's history; what
 * does not change leaves none. Whoever calls leaves the audit row.
 * Throws what checkProperty throws, and spaceTaken.
 */
export async function writeProperties(context: Context, writes: readonly PropertyWrite[]): Promise<void> {
  const ids = writes.map(({ householdId }) => householdId)
  const before = new Map((await propertiesOf(context, ids)).map((row) => [row.householdId, row]))
  const changed = writes.flatMap((write) => {
    const row = before.get(write.householdId)
    if (!row) return []
    checkProperty(write.property, row.isVirtual === 1)
    const changes = changesBetween(row, write.property)
    return changes.length ? [{ ...write, changes }] : []
  })
  if (!changed.length) return
  const changedIds = changed.map(({ householdId }) => householdId)
  for (const statement of clear) await context.query(statement, [changedIds])
  const owners = changed.flatMap(({ householdId, property }) =>
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
  await context.query(writeOwners, [JSON.stringify(owners)])
  const areas = changed.map(({ householdId, property }) => ({
    household_id: householdId,
    exclusive_area: property.exclusiveArea,
    title_area: property.titleArea,
    moved_in_on: property.movedInOn,
  }))
  await context.query(writeAreas, [JSON.stringify(areas)])
  await takeSpaces(context, changed)
  await noteChanges(
    context,
    changed.map(({ householdId, changes, reason }) => ({ householdId, act: 'corrected', changes, reason })),
  )
}
