const hour = 60 * 60 * 1000

/** The class of a row that has waited since an instant: `…-w3` from 3 hours (R172), `…-w6` from 6 (R173), else none. */
export function overdue(since: Date, now: number, prefix: string): string | undefined {
  const hours = (now - since.getTime()) / hour
  if (hours >= 6) return `${prefix}-w6`
  return hours >= 3 ? `${prefix}-w3` : undefined
}
