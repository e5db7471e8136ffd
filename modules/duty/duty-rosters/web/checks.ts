import type { ShiftClass } from '#modules/duty/clock-entries/contract.ts'
import { dayAfter } from '#platform/contract/days.ts'
import { beginOf, daysOf, endOf, type Hours, hoursOf } from '../hours.ts'
import { type Breach, breachesOf, type LimitRule, overtimeOfThree } from '../limits.ts'
import { dutiesWith, type Row } from './plan-model.ts'

/** What a person's limits say of a day, as it is or with another shift. */
export interface Checks {
  breaches: Breach[]
  /** Minutes of the day. */
  day: number
  /** Minutes of rest before or after, whichever is less; null: nothing is near. */
  between: number | null
  /** Days running that the day is one of. */
  running: number
  hours: Hours
  /** Minutes of overtime of the three months that count together; 0: none do. */
  threeMonths: number
  isWrong: (rule: LimitRule) => boolean
}

/** The limits of a person on a day with a shift; undefined: without one. */
export function checksOf(
  row: Row,
  month: string,
  day: string,
  shift: ShiftClass | undefined,
  isHoliday: (day: string) => boolean,
): Checks {
  const duties = dutiesWith(row, day, shift)
  const breaches = breachesOf(duties, row.limits, month)
  const byDay = new Map(daysOf(duties))
  const own = duties.filter((duty) => duty.day === day)
  const rests = own.flatMap((duty) =>
    duties
      .filter((other) => other !== duty)
      .map((other) => Math.max(beginOf(duty) - endOf(other), beginOf(other) - endOf(duty))),
  )
  let running = byDay.has(day) ? 1 : 0
  for (const step of [-1, 1])
    for (let at = dayAfter(day, step); running && byDay.has(at); at = dayAfter(at, step)) running++
  return {
    breaches,
    day: byDay.get(day) ?? 0,
    between: rests.length ? Math.min(...rests) : null,
    running,
    threeMonths: overtimeOfThree(duties, row.limits, month),
    hours: hoursOf(duties, row.limits, month, isHoliday),
    isWrong: (rule) =>
      breaches.some(
        (breach) =>
          breach.rule === rule &&
          (rule === 'month' || rule === 'overtime' || rule === 'threeMonths' || breach.days.includes(day)),
      ),
  }
}
