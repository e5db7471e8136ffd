import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'
import { breachesWith, type Plan, type Row } from './plan-model.ts'

/** How many of this community are offered. */
const most = 3

/** Who of a company could take a shift without breaking a limit: free on the day, those with the fewest hours first. */
export function candidatesOf(plan: Plan, row: Row, day: string, shift: ShiftClass): Row[] {
  return plan.rows
    .filter(
      (other) =>
        other !== row &&
        other.person.companyId === row.person.companyId &&
        !other.cells.has(day) &&
        !other.wishes.has(day) &&
        !breachesWith(other, plan.month, day, shift).length,
    )
    .sort((a, b) => a.hours.worked - b.hours.worked)
    .slice(0, most)
}
