import { dayAfter, daysBetween } from '#platform/contract/days.ts'

/** When somebody is on duty: it belongs to the day on which it begins; all times are whole minutes. */
export interface Duty {
  day: string
  /** Minute of the day in Taipei. */
  from: number
  /** Minutes from its beginning to its end. */
  length: number
  /** Minutes of it that are a break, and no work. */
  rest: number
}

/** Limits of hours in minutes, and of days running; null: the law knows no such limit for these people. */
export interface Limits {
  /** Under an agreement by Art. 84-1 of the Labor Standards Act that an authority approved. */
  isAgreed: boolean
  dayNormal: number
  dayLongest: number
  weekNormal: number | null
  monthNormal: number | null
  monthLongest: number | null
  overtimeLongest: number
  /** Overtime of three months one after the other, and the months (0 to 2, counted from January) with which they begin (Art. 32 II). */
  threeMonths: { longest: number; begin: number } | null
  between: number
  running: number
}

/** What an authority approves at most for guards (保全業之保全人員工作時間審核參考指引): 10 and 12 h a day, 240 and 288 h a month. */
export const agreedLimits: Limits = {
  isAgreed: true,
  dayNormal: 600,
  dayLongest: 720,
  weekNormal: null,
  monthNormal: 14_400,
  monthLongest: 17_280,
  overtimeLongest: 2_880,
  threeMonths: null,
  between: 660,
  running: 12,
}

/** Everybody else (Labor Standards Act, Art. 30, 32, 34, 36): 8 and 12 h a day, 40 h a week, 46 h of overtime a month, one day in seven off. */
export const ordinaryLimits: Limits = {
  isAgreed: false,
  dayNormal: 480,
  dayLongest: 720,
  weekNormal: 2_400,
  monthNormal: null,
  monthLongest: null,
  overtimeLongest: 2_760,
  threeMonths: null,
  between: 660,
  running: 6,
}

/** Days of a week on which people under the act alone work; the sixth is their rest day (Art. 36). */
const workDays = 5

/** Minutes of work of a month, as they are paid. */
export interface Hours {
  worked: number
  normal: number
  /** All overtime; `first`, `later` and `far` are its parts. */
  overtime: number
  /** The first two hours of a day: 4/3 of the pay (Art. 24). */
  first: number
  /** What comes after them: 5/3. */
  later: number
  /** After eight hours of a rest day: 8/3. */
  far: number
  /** Normal minutes on holidays: paid twice (Art. 39). */
  holiday: number
}

export const workOf = ({ length, rest }: Duty): number => length - rest

/** Minutes since 1970 in Taipei at which it begins. */
export const beginOf = ({ day, from }: Duty): number => daysBetween('1970-01-01', day) * 1440 + from
export const endOf = (duty: Duty): number => beginOf(duty) + duty.length

/** The Monday of a day's week. */
const weekOf = (day: string): string => dayAfter(day, -((daysBetween('1970-01-05', day) % 7) + 7) % 7)

/** Minutes worked by day, in the order of the days. */
export function daysOf(duties: readonly Duty[]): [day: string, minutes: number][] {
  const byDay = new Map<string, number>()
  for (const duty of duties) byDay.set(duty.day, (byDay.get(duty.day) ?? 0) + workOf(duty))
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))
}

/** What of each day is normal work and what overtime; the duties of the whole first week have to be there. */
export function splitDays(duties: readonly Duty[], limits: Limits) {
  const weeks = new Map<string, { days: number; normal: number }>()
  const months = new Map<string, number>()
  return daysOf(duties).map(([day, worked]) => {
    const week = weeks.get(weekOf(day)) ?? { days: 0, normal: 0 }
    const month = months.get(day.slice(0, 7)) ?? 0
    const isRestDay = !limits.isAgreed && week.days >= workDays
    const room = Math.min(
      isRestDay ? 0 : limits.dayNormal,
      limits.weekNormal === null ? Infinity : limits.weekNormal - week.normal,
      limits.monthNormal === null ? Infinity : limits.monthNormal - month,
    )
    const normal = Math.min(worked, Math.max(0, room))
    weeks.set(weekOf(day), { days: week.days + 1, normal: week.normal + normal })
    months.set(day.slice(0, 7), month + normal)
    return { day, worked, normal, overtime: worked - normal, isRestDay, nthOfWeek: week.days + 1 }
  })
}

/** The hours of a month (2026-11), of the duties that begin in it. */
export function hoursOf(
  duties: readonly Duty[],
  limits: Limits,
  month: string,
  isHoliday: (day: string) => boolean,
): Hours {
  const sum: Hours = { worked: 0, normal: 0, overtime: 0, first: 0, later: 0, far: 0, holiday: 0 }
  for (const { day, worked, normal, overtime, isRestDay } of splitDays(duties, limits)) {
    if (!day.startsWith(month)) continue
    const far = isRestDay ? Math.max(0, overtime - 480) : 0
    const first = Math.min(120, overtime)
    sum.worked += worked
    sum.normal += normal
    sum.overtime += overtime
    sum.first += first
    sum.far += far
    sum.later += overtime - first - far
    if (isHoliday(day)) sum.holiday += normal
  }
  return sum
}

/** What overtime and holidays cost beside the monthly pay, in whole NT$ rounded up, at so many NT$ an hour (Art. 24, 39). */
export function costOf({ first, later, far, holiday }: Hours, hourlyPay: number): number {
  const thirds = first * 4 + later * 5 + far * 8 + holiday * 3
  return Math.ceil((thirds * hourlyPay) / 180)
}
