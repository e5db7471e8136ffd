import type { FieldChange } from '#platform/contract/history.ts'
import type { Context } from '#platform/server/context.ts'
import { turns } from '#platform/server/turns.ts'
import { addHouseholds, type NewHousehold, noteChanges } from '#modules/homes/households/server/public.ts'
import { spaceTwice, virtualHasNoProperty } from '../contract.ts'
import type { Property } from '../shapes.ts'
import { clearRows, type PropertyWrite, spacesIn, writeRows } from './property-rows.ts'
import { propertiesOf } from './queries.ts'
import { checkOwners } from './shares.ts'
import { changesBetween } from './spoken.ts'

const nothing: Property = {
  exclusiveArea: null,
  titleArea: null,
  movedInOn: null,
  owners: [],
  carSpaces: [],
  motorcycleSpaces: [],
}

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

/**
 * Writes the property data of locked households anew, many in a few statements, with a line in each one's history; what
 * does not change leaves none. Whoever calls leaves the audit row.
 * Throws what checkProperty throws, and spaceTaken.
 */
export async function writeProperties(context: Context, writes: readonly PropertyWrite[]): Promise<void> {
  const ids = writes.map(({ householdId }) => householdId)
  const before = new Map((await propertiesOf(context, ids)).map((row) => [row.householdId, row]))
  const changed: (PropertyWrite & { changes: FieldChange[] })[] = []
  const turn = turns()
  for (const write of writes) {
    await turn()
    const row = before.get(write.householdId)
    if (!row) continue
    checkProperty(write.property, row.isVirtual === 1)
    const changes = changesBetween(row, write.property)
    if (changes.length) changed.push({ ...write, changes })
  }
  if (!changed.length) return
  clearRows(
    context,
    changed.map(({ householdId }) => householdId),
  )
  await writeRows(context, changed)
  await noteChanges(
    context,
    changed.map(({ householdId, changes, reason }) => ({ householdId, act: 'corrected', changes, reason })),
  )
}

/**
 * Adds households with their property data, many in a few statements, each with one line in its history. What is there
 * already with the same id stays as it is. Throws labelTaken, householdIdTaken, what checkProperty throws, and spaceTaken.
 */
export async function addWithProperty(
  context: Context,
  wished: readonly (NewHousehold & { property: Property })[],
  reason = '',
): Promise<void> {
  const spoken: NewHousehold[] = []
  const turn = turns()
  for (const { property, ...one } of wished) {
    await turn()
    checkProperty(property, one.isVirtual)
    spoken.push({ ...one, changes: changesBetween(nothing, property) })
  }
  const fresh = new Set(await addHouseholds(context, spoken, reason))
  await writeRows(
    context,
    wished.flatMap(({ id, property }) =>
      fresh.has(id) && !isEmpty(property) ? [{ householdId: id, property }] : [],
    ),
  )
}
