import { dayAfter } from '#platform/contract/days.ts'
import { lengthOf, minuteOf } from '#modules/duty/shift-times.ts'
import type { CompanyLimits, RosterShift } from './contract.ts'
import { agreedLimits, type Duty, type Limits, ordinaryLimits } from './hours.ts'

/** What an agreement has as a rule, and 46 h of overtime for everybody else. */
export const usualLimits: CompanyLimits = {
  dayNormal: agreedLimits.dayNormal,
  dayLongest: agreedLimits.dayLongest,
  monthNormal: 14_400,
  monthLongest: 17_280,
  overtimeLongest: agreedLimits.overtimeLongest,
  between: agreedLimits.between,
  running: agreedLimits.running,
  ordinaryOvertime: 2_760,
}

/** Whether an agreement stays within what an authority approves at most. */
export const areLawful = (limits: CompanyLimits): boolean =>
  (['dayNormal', 'dayLongest', 'monthNormal', 'monthLongest', 'overtimeLongest', 'running'] as const).every(
    (limit) => limits[limit] <= usualLimits[limit],
  ) && limits.between >= usualLimits.between

/** The limits of a person in a month: an agreement holds for the months that begin when it is approved already. */
export function limitsFor(agreementFrom: string | null, company: CompanyLimits, month: string): Limits {
  const { ordinaryOvertime, ...agreed } = company
  if (agreementFrom !== null && agreementFrom <= `${month}-01`) return { ...agreedLimits, ...agreed }
  return { ...ordinaryLimits, overtimeLongest: ordinaryOvertime }
}

/** A shift of the roster as its hours are reckoned. */
export const dutyOf = ({
  day,
  from,
  until,
  restMinutes,
}: Pick<RosterShift, 'day' | 'from' | 'until' | 'restMinutes'>): Duty => ({
  day,
  from: minuteOf(from),
  length: lengthOf(from, until),
  rest: Math.min(restMinutes, lengthOf(from, until)),
})

/** The first day of a month, and the last. */
export function monthDays(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day, 1)) days.push(day)
  return days
}

/** Which days tell of a month: those before it that a run can come from, and those after it that one can go to. */
export function daysAround(month: string): { first: string; last: string } {
  const days = monthDays(month)
  return { first: dayAfter(`${month}-01`, -31), last: dayAfter(days.at(-1) ?? `${month}-28`, 31) }
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}
