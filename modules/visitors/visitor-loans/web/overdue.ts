const hour = 60 * 60 * 1000

/** The tone of what has waited since an instant, a class of the look: from 3 hours (R172), from 6 (R173), else none. */
export function overdue(since: Date, now: number): string | undefined {
  const hours = (now - since.getTime()) / hour
  if (hours >= 6) return 'lb-row-w6'
  return hours >= 3 ? 'lb-row-w3' : undefined
}
