const DAY = 86_400_000
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day (2026-11-28) so many days later; earlier for less than none. */
export const dayAfter = (day: string, days: number): string =>
  new Date(startOf(day) + days * DAY).toISOString().slice(0, 10)

/** The last day of a month (2026-11), or of that of a day. */
export function lastDayOf(monthOrDay: string): string {
  const [year = 0, month = 1] = monthOrDay.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / DAY
