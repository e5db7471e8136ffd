import { dayAfter } from '#platform/contract/days.ts'
import { monthAfter } from './months.ts'
import { beginOf, daysOf, type Duty, endOf, type Limits, splitDays } from './hours.ts'

/** Which limit: hours of a day, of a month, overtime of a month and of three, rest between two duties, days running. */
export const limitRules = ['day', 'month', 'overtime', 'threeMonths', 'between', 'running'] as const
export type LimitRule = (typeof limitRules)[number]

/** A limit that is passed: on which days, what is there and what may be (minutes; days for `running`). */
export interface Breach {
  rule: LimitRule
  days: string[]
  value: number
  limit: number
}

const isLater = (a: Duty, b: Duty) => beginOf(a) - beginOf(b) || endOf(a) - endOf(b)

/** Days that are longer than a day may be (84-1; Art. 32 II). */
function longDays(duties: readonly Duty[], { dayLongest }: Limits): Breach[] {
  return daysOf(duties)
    .filter(([, minutes]) => minutes > dayLongest)
    .map(([day, value]) => ({ rule: 'day', days: [day], value, limit: dayLongest }))
}

/** A sum over the days of the month that passes its limit, from the day on which it does. */
function sumOver(
  rule: LimitRule,
  days: readonly { day: string; minutes: number }[],
  limit: number,
): Breach[] {
  let value = 0
  const over: string[] = []
  for (const { day, minutes } of days) {
    value += minutes
    if (minutes > 0 && value > limit) over.push(day)
  }
  return over.length ? [{ rule, days: over, value, limit }] : []
}

/** The month with which the three begin that a month is one of. */
const firstOfThree = (month: string, begin: number): string =>
  monthAfter(month, -((Number(month.slice(5)) + 2 - begin) % 3))

/** Days with overtime of the three months that a month is one of; none where they do not count together. */
function daysOfThree(duties: readonly Duty[], limits: Limits, month: string) {
  if (!limits.threeMonths) return []
  const first = firstOfThree(month, limits.threeMonths.begin)
  const after = monthAfter(first, 3)
  return splitDays(duties, limits)
    .filter(({ day, overtime }) => day >= first && day < after && overtime > 0)
    .map(({ day, overtime }) => ({ day, minutes: overtime }))
}

/** Minutes of overtime of the three months that a month (2026-11) is one of; 0 where they do not count together. */
export const overtimeOfThree = (duties: readonly Duty[], limits: Limits, month: string): number =>
  daysOfThree(duties, limits, month).reduce((sum, { minutes }) => sum + minutes, 0)

/** Overtime of three months that passes its limit: told in each of them that has some. */
function overThree(duties: readonly Duty[], limits: Limits, month: string): Breach[] {
  if (!limits.threeMonths) return []
  const days = daysOfThree(duties, limits, month)
  const isIn = (day: string) => day.startsWith(month)
  return sumOver('threeMonths', days, limits.threeMonths.longest).map((breach) => {
    const here = breach.days.some(isIn) ? [] : days.map(({ day }) => day).filter(isIn)
    return { ...breach, days: [...here.slice(-1), ...breach.days] }
  })
}

/** Duties that begin too soon after what was before; less than no minutes: at the same time. */
function shortRests(duties: readonly Duty[], { between }: Limits): Breach[] {
  const breaches: Breach[] = []
  let last: Duty | undefined
  for (const duty of [...duties].sort(isLater)) {
    if (last) {
      const value = beginOf(duty) - endOf(last)
      if (value < between)
        breaches.push({
          rule: 'between',
          days: [...new Set([last.day, duty.day])],
          value,
          limit: between,
        })
    }
    if (!last || endOf(duty) > endOf(last)) last = duty
  }
  return breaches
}

/** Days running that are more than may be: those that are too many, and where these are of the next month, the last one of this. */
function longRuns(duties: readonly Duty[], { running }: Limits, month: string): Breach[] {
  const breaches: Breach[] = []
  let run: string[] = []
  const isIn = (day: string) => day.startsWith(month)
  const end = () => {
    if (run.length <= running) return
    const over = run.slice(running)
    const here = over.some(isIn) ? [] : run.filter(isIn).slice(-1)
    breaches.push({ rule: 'running', days: [...here, ...over], value: run.length, limit: running })
  }
  for (const [day] of daysOf(duties)) {
    const last = run.at(-1)
    if (last === undefined || dayAfter(last, 1) === day) run.push(day)
    else {
      end()
      run = [day]
    }
  }
  end()
  return breaches
}

/** What of these breaches was not there before, or is worse than it was: longer, or a shorter rest. */
export const worseThan = (before: readonly Breach[], after: readonly Breach[]): Breach[] =>
  after.filter(
    (breach) =>
      !before.some(
        (old) =>
          old.rule === breach.rule &&
          old.days.some((day) => breach.days.includes(day)) &&
          (breach.rule === 'between' ? old.value <= breach.value : old.value >= breach.value),
      ),
  )

/**
 * What a person's duties of a month (2026-11) break, over all communities of the company. Duties before and after the month tell of runs
 * and rests that cross its ends, which are told in both months; what lies wholly outside is not told.
 */
export function breachesOf(duties: readonly Duty[], limits: Limits, month: string): Breach[] {
  const days = splitDays(duties, limits).filter(({ day }) => day.startsWith(month))
  const monthly =
    limits.monthLongest === null
      ? []
      : sumOver(
          'month',
          days.map(({ day, worked }) => ({ day, minutes: worked })),
          limits.monthLongest,
        )
  const overtime = sumOver(
    'overtime',
    days.map(({ day, overtime }) => ({ day, minutes: overtime })),
    limits.overtimeLongest,
  )
  return [
    ...longDays(duties, limits),
    ...shortRests(duties, limits),
    ...longRuns(duties, limits, month),
    ...monthly,
    ...overtime,
    ...overThree(duties, limits, month),
  ].filter(({ days }) => days.some((day) => day.startsWith(month)))
}
