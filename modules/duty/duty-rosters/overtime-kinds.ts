import { type Duty, type Limits, splitDays } from './hours.ts'

/**
 * Kinds of overtime, as a payroll and a labour inspection tell them apart: on working days the first two hours and what comes after (Art. 24 I),
 * on rest days likewise and what passes eight (Art. 24 II), on the regular day off (Art. 36, 40), and normal hours on holidays (Art. 39).
 */
export const overtimeKinds = [
  'dayFirst',
  'dayLater',
  'restFirst',
  'restLater',
  'restFar',
  'off',
  'holiday',
] as const
export type OvertimeKind = (typeof overtimeKinds)[number]

/** Minutes of a day by kind; what is in none of them is normal work. */
export type Kinds = Record<OvertimeKind, number>

export const noKinds = (): Kinds => ({
  dayFirst: 0,
  dayLater: 0,
  restFirst: 0,
  restLater: 0,
  restFar: 0,
  off: 0,
  holiday: 0,
})

/** Days of a week after which the next one worked is the regular day off (Art. 36). */
const daysBeforeOff = 6
const twoHours = 120
const eightHours = 480

/** By day of the month (2026-11) what was normal work and overtime of each kind; the duties of the whole first week have to be there. */
export function kindsByDay(
  duties: readonly Duty[],
  limits: Limits,
  month: string,
  isHoliday: (day: string) => boolean,
): Map<string, Kinds & { normal: number }> {
  const days = splitDays(duties, limits).filter(({ day }) => day.startsWith(month))
  return new Map(
    days.map(({ day, worked, normal, overtime, isRestDay, nthOfWeek }) => {
      const kinds = { ...noKinds(), normal }
      const first = Math.min(twoHours, overtime)
      if (isRestDay && nthOfWeek > daysBeforeOff) kinds.off = worked
      else if (isRestDay) {
        kinds.restFirst = first
        kinds.restFar = Math.max(0, overtime - eightHours)
        kinds.restLater = overtime - first - kinds.restFar
      } else {
        kinds.dayFirst = first
        kinds.dayLater = overtime - first
      }
      if (isHoliday(day)) kinds.holiday = normal
      return [day, kinds]
    }),
  )
}
