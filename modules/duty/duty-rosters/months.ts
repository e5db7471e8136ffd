import { dayAfter } from '#platform/contract/days.ts'

/** The first day of a month (2026-11), and the last, with all between. */
export function monthDays(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = dayAfter(day, 1)) days.push(day)
  return days
}

/** The month so many months later. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}
