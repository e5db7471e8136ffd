const MINUTE = 60_000
const DAY = 86_400_000
// Taiwan has kept UTC+8 without summer time since 1980, so a fixed offset is exact and far quicker than Intl.
const OFFSET = 8 * 60 * MINUTE

export interface TaipeiParts {
  year: number
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  hour: number
  minute: number
  second: number
  /** Days since 1970-01-01 in Taipei. */
  dayNumber: number
}

/** The wall clock of Taipei at an instant. */
export function taipei(at: Date): TaipeiParts {
  const wall = new Date(at.getTime() + OFFSET)
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
    second: wall.getUTCSeconds(),
    dayNumber: Math.floor(wall.getTime() / DAY),
  }
}

const two = (n: number) => String(n).padStart(2, '0')

/** 2026-11-21, the day in Taipei. */
export function dayOf(at: Date): string {
  const { year, month, day } = taipei(at)
  return `${year}-${two(month)}-${two(day)}`
}

/** The first instant of that day in Taipei. */
export const dayStart = (at: Date): Date => new Date(taipei(at).dayNumber * DAY - OFFSET)

/** The first instant of that week in Taipei; a week starts on Monday (R049). */
export function weekStart(at: Date): Date {
  const { dayNumber, weekday } = taipei(at)
  return new Date((dayNumber - ((weekday + 6) % 7)) * DAY - OFFSET)
}
