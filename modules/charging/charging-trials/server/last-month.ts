import { taipei } from '#platform/contract/taipei.ts'

const two = (n: number) => String(n).padStart(2, '0')

/** The instants between which a month (2026-10) lies in Taipei; the end is not in it. */
export function spanOfMonth(month: string): { from: Date; until: Date } {
  const [year = 0, nth = 0] = month.split('-').map(Number)
  const next = nth === 12 ? `${year + 1}-01` : `${year}-${two(nth + 1)}`
  return { from: new Date(`${month}-01T00:00:00+08:00`), until: new Date(`${next}-01T00:00:00+08:00`) }
}

/** The month before an instant's: 2026-10. */
export function monthBefore(now: Date): string {
  const { year, month } = taipei(now)
  return month === 1 ? `${year - 1}-12` : `${year}-${two(month - 1)}`
}
