import { dayAfter } from '#platform/contract/days.ts'
import { lengthOf, minuteOf } from '#modules/duty/shift-times.ts'
import type { CompanyLimits, RosterShift } from './contract.ts'
import { agreedLimits, type Duty, type Limits, ordinaryLimits } from './hours.ts'
import { monthAfter, monthDays } from './months.ts'

/** Overtime of a month where the union or the labour-management meeting agreed: 54 h, and then 138 h in three months (Art. 32 II). */
export const agreedOvertime = 3_240
const threeMonthsLongest = 8_280

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
  threeMonthsBegin: 0,
}

/** Whether an agreement stays within what an authority approves at most. */
export const areLawful = (limits: CompanyLimits): boolean =>
  (['dayNormal', 'dayLongest', 'monthNormal', 'monthLongest', 'overtimeLongest', 'running'] as const).every(
    (limit) => limits[limit] <= usualLimits[limit],
  ) && limits.between >= usualLimits.between

/** The limits of a person in a month: an agreement holds for the months that begin when it is approved already. */
export function limitsFor(agreementFrom: string | null, company: CompanyLimits, month: string): Limits {
  const { ordinaryOvertime, threeMonthsBegin, ...agreed } = company
  if (agreementFrom !== null && agreementFrom <= `${month}-01`) return { ...agreedLimits, ...agreed }
  const threeMonths =
    ordinaryOvertime === agreedOvertime ? { longest: threeMonthsLongest, begin: threeMonthsBegin } : null
  return { ...ordinaryLimits, overtimeLongest: ordinaryOvertime, threeMonths }
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

/** Which days tell of a month: those around it from and to which a run can go, and of overtime over three months the weeks of them all. */
export function daysAround(
  month: string,
  companies: readonly { limits: CompanyLimits }[],
): { first: string; last: string } {
  const hasThree = companies.some(({ limits }) => limits.ordinaryOvertime === agreedOvertime)
  const lastOf = (of: string) => monthDays(of).at(-1) ?? `${of}-28`
  return hasThree
    ? { first: dayAfter(`${monthAfter(month, -2)}-01`, -7), last: lastOf(monthAfter(month, 2)) }
    : { first: dayAfter(`${month}-01`, -31), last: dayAfter(lastOf(month), 31) }
}
