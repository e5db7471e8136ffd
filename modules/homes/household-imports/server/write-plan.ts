import type { Context } from '#platform/server/context.ts'
import { addWithProperty, writeProperties } from '#modules/homes/household-properties/server/public.ts'
import {
  addResidents,
  changeResidents,
  setEmergencyContactsOfMany,
  setRentOfMany,
  setVehiclesOfMany,
} from '#modules/homes/residents/server/public.ts'
import type { Plan } from './plan.ts'
import type { PlannedHousehold } from './plan-households.ts'
import type { PlannedResident } from './plan-residents.ts'
import type { Space } from './state.ts'

/** Lines of one step: between steps the progress is told and others have their turn. */
const stride = 2_000

async function inSteps<One>(
  all: readonly One[],
  write: (some: readonly One[]) => Promise<unknown>,
  wrote: (count: number) => Promise<void>,
) {
  for (let at = 0; at < all.length; at += stride) {
    const some = all.slice(at, at + stride)
    await write(some)
    await wrote(some.length)
  }
}

const spacesOf = (spaces: readonly Space[]) => spaces.map((space) => ({ ...space }))

const propertyOf = ({ after }: PlannedHousehold) => ({
  exclusiveArea: after.exclusiveArea,
  titleArea: after.titleArea,
  movedInOn: after.movedInOn,
  owners: after.owners.map(({ name, phone, share, isRepresentative }) => ({
    name,
    phone,
    shareNumerator: share?.[0] ?? null,
    shareDenominator: share?.[1] ?? null,
    isRepresentative,
  })),
  carSpaces: spacesOf(after.carSpaces),
  motorcycleSpaces: spacesOf(after.motorcycleSpaces),
})

const vehiclesOf = ({ id, householdId, after: { cars, motorcycles } }: PlannedResident) => ({
  residentId: id,
  householdId,
  transportations: [
    ...cars.map((plate) => ({ type: 1, plate })),
    ...motorcycles.map((plate) => ({ type: 2, plate })),
  ],
})

function fieldsOf({ id, householdId, after }: PlannedResident) {
  const { cars: _cars, motorcycles: _motorcycles, emergencyContacts: _contacts, ...fields } = after
  return { ...fields, residentId: id, householdId }
}

const isNew = ({ before }: { before: unknown }) => before === undefined

async function writeHouseholds(
  context: Context,
  households: readonly PlannedHousehold[],
  reason: string,
): Promise<void> {
  const owned = households.filter((household) => !isNew(household) && !household.after.isVirtual)
  // Those that are known first, all at once: parking spaces may go from one household to another, also to a new one.
  await writeProperties(
    context,
    owned.map((household) => ({ householdId: household.id, property: propertyOf(household), reason })),
  )
  const added = households.filter(isNew).map((household) => {
    const { building, floor, unit, label, isVirtual } = household.after
    return { id: household.id, building, floor, unit, label, isVirtual, property: propertyOf(household) }
  })
  if (added.length) await addWithProperty(context, added, reason)
  const rents = households
    .filter(({ before, after }) => (before?.isRented ?? false) !== after.isRented)
    .map(({ id, after }) => ({ householdId: id, isRented: after.isRented }))
  await setRentOfMany(context, rents, { reason })
}

/** Writes what a plan says, through the verbs of the modules that own it; `wrote` hears how many more lines are done. */
export async function writePlan(
  context: Context,
  { households, residents }: Plan,
  reason: string,
  wrote: (count: number) => Promise<void>,
): Promise<void> {
  await writeHouseholds(context, households, reason)
  await wrote(households.length)
  const known = residents.filter((resident) => !isNew(resident))
  await inSteps(known, (some) => changeResidents(context, some.map(fieldsOf), { reason }), wrote)
  const added = residents.filter(isNew)
  await inSteps(added, (some) => addResidents(context, some.map(fieldsOf), { reason }), wrote)
  // After everybody is there: vehicles may go from one to another as well.
  await setVehiclesOfMany(context, residents.map(vehiclesOf))
  setEmergencyContactsOfMany(
    context,
    residents.map(({ id, after }) => ({ residentId: id, contacts: after.emergencyContacts })),
  )
}
