const two = (n: number) => String(n).padStart(2, '0')

/**
 * The first days of the months of a period, both days included: 2026-11-01 to 2026-12-31 has 2026-11-01 and 2026-12-01. A
 * period that begins within a month has months that begin on the same day; a month that was begun counts whole.
 */
export function monthsOf({ startsOn, endsOn }: { startsOn: string; endsOn: string }): string[] {
  const [year = 0, month = 0, day = 0] = startsOn.split('-').map(Number)
  const months: string[] = []
  for (let nth = 0; nth < 24; nth++) {
    const first = new Date(Date.UTC(year, month - 1 + nth, 1))
    const [y, m] = [first.getUTCFullYear(), first.getUTCMonth() + 1]
    const begins = `${y}-${two(m)}-${two(Math.min(day, new Date(Date.UTC(y, m, 0)).getUTCDate()))}`
    if (begins > endsOn) break
    months.push(begins)
  }
  return months
}
