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
  const changed = new Set(people.map((one) => one.id))
  const renters = new Map<string, string>()
  for (const one of current.residents)
    if (!changed.has(one.id) && one.identityId === renter) renters.set(one.householdId, one.name)
  const turned = new Set<string>()
  for (const { householdId, after } of people)
    if (after.identityId === renter) {
      renters.set(householdId, after.name)
      turned.add(householdId)
    }
  const said = new Map(sheet.lines.map((line) => [line.row, line]))
  const all = planned.map((one): PlannedHousehold => {
    const name = renters.get(one.id)
    if (name === undefined || one.after.isRented) return one
    if (said.get(one.row)?.isRented === false && one.before?.isRented !== false)
      sheet.fault(one.row, 'isRented', `承租人 ${name} 住在這一戶`, '請填「是」，或先更改這個人的身分')
    return turned.has(one.id) ? { ...one, after: { ...one.after, isRented: true } } : one
  })
  const spoken = new Set(planned.map((one) => one.id))
  const silent = current.households.filter(
    (one) => turned.has(one.id) && !spoken.has(one.id) && !one.isRented,
  )
  return [
    ...all,
    ...silent.map((one) => ({ id: one.id, row: 0, before: one, after: { ...one, isRented: true } })),
  ]
}
