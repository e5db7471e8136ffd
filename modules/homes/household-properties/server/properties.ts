import type { Taken } from '#platform/contract/call.ts'
import { maskMobile } from '#platform/contract/masking.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Context } from '#platform/server/context.ts'
import { lockHousehold } from '#modules/homes/households/server/public.ts'
import type { householdProperties } from '../contract.ts'
import type { HouseholdProperty, Property } from '../shapes.ts'
import { propertiesOf, propertiesOfBuilding } from './queries.ts'
import { addWithProperty, writeProperties } from './write-properties.ts'

type Calls = typeof householdProperties.calls

const maskedOwners = (owners: HouseholdProperty['owners']) =>
  owners.map((owner) => ({ ...owner, phone: maskMobile(owner.phone) }))
const masked = (row: HouseholdProperty): HouseholdProperty => ({
  ...row,
  owners: maskedOwners(row.owners),
  mergedUnits: row.mergedUnits.map((unit) => ({ ...unit, owners: maskedOwners(unit.owners) })),
})

/** Property data of a building, of all for ''; phones are masked, whoever asks: a list is not audited. */
export const listProperties = async (context: Context, building: string) =>
  (await propertiesOfBuilding(context, building)).map(masked)

async function readProperty(context: Context, householdId: string): Promise<HouseholdProperty> {
  const [row] = await propertiesOf(context, [householdId])
  if (!row) throw problems.notFound()
  return context.actor.permissions.has('householdProperties.unmask') ? row : masked(row)
}

/** Property data of one household, phones in full for those who may; the view is audited. Throws notFound. */
export async function getProperty(context: Context, householdId: string): Promise<HouseholdProperty> {
  const row = await readProperty(context, householdId)
  const after = { label: row.label }
  context.audit({ action: 'householdProperties.view', target: 'household', targetId: householdId, after })
  return row
}

function propertyIn(input: Property): Property {
  const { exclusiveArea, titleArea, movedInOn, owners, carSpaces, motorcycleSpaces } = input
  return { exclusiveArea, titleArea, movedInOn, owners, carSpaces, motorcycleSpaces }
}

const forAudit = ({ owners, ...property }: Property) => ({
  ...property,
  owners: maskedOwners(owners),
})

/** Adds a household with its property data. Throws labelTaken, householdIdTaken, and what addWithProperty throws. */
export async function addProperty(
  context: Context,
  input: Taken<Calls['addProperty']>,
): Promise<HouseholdProperty> {
  const { id, building, floor, unit, label, isVirtual } = input
  const place = { id, building, floor, unit, label, isVirtual }
  await addWithProperty(context, [{ ...place, property: propertyIn(input) }])
  return readProperty(context, id)
}

/**
 * Writes the property data of a household anew; the old values stay in its history. Throws notFound,
 * householdChangedMeanwhile, and what writeProperties throws.
 */
export async function changeProperty(
  context: Context,
  input: Taken<Calls['changeProperty']>,
): Promise<HouseholdProperty> {
  const { id, rowVersion, reason } = input
  await lockHousehold(context, id, rowVersion)
  const before = await readProperty(context, id)
  await writeProperties(context, [{ householdId: id, property: propertyIn(input), reason }])
  context.audit({
    action: 'householdProperties.change',
    target: 'household',
    targetId: id,
    before: forAudit(propertyIn(before)),
    after: forAudit(propertyIn(input)),
    reason,
  })
  return readProperty(context, id)
}
