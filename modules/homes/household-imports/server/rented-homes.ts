import type { HouseholdLine } from './lines.ts'
import type { PlannedHousehold } from './plan-households.ts'
import type { PlannedResident } from './plan-residents.ts'
import type { SheetLines } from './sheet-lines.ts'
import type { Current } from './state.ts'

/**
 * A household in which a renter lives is rented: adds the households that turn so by their people, and notes lines that
 * say otherwise.
 */
export function rentedHomes(
  given: { households: SheetLines<HouseholdLine>; current: Current; renter: number },
  planned: readonly PlannedHousehold[],
  people: readonly PlannedResident[],
): PlannedHousehold[] {
  const { households: sheet, current, renter } = given
  const changed = new Set(people.map((person) => person.id))
  const renters = new Map<string, string>()
  for (const resident of current.residents)
    if (!changed.has(resident.id) && resident.identityId === renter)
      renters.set(resident.householdId, resident.name)
  const turned = new Set<string>()
  for (const { householdId, after } of people)
    if (after.identityId === renter) {
      renters.set(householdId, after.name)
      turned.add(householdId)
    }
  const said = new Map(sheet.lines.map((line) => [line.row, line]))
  const all = planned.map((household): PlannedHousehold => {
    const name = renters.get(household.id)
    if (name === undefined || household.after.isRented) return household
    if (said.get(household.row)?.isRented === false && household.before?.isRented !== false)
      sheet.fault(household.row, 'isRented', `承租人 ${name} 住在這一戶`, '請填「是」，或先更改這個人的身分')
    return turned.has(household.id)
      ? { ...household, after: { ...household.after, isRented: true } }
      : household
  })
  const spoken = new Set(planned.map((household) => household.id))
  const silent = current.households.filter(
    (household) => turned.has(household.id) && !spoken.has(household.id) && !household.isRented,
  )
  return [
    ...all,
    ...silent.map((household) => ({
      id: household.id,
      row: 0,
      before: household,
      after: { ...household, isRented: true },
    })),
  ]
}
