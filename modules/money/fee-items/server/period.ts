import { type Cycle, cycleMonths } from '../settings.ts'

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

/** How often an item comes, where that is not as often as the run: absent or null. */
export interface Recurring {
  cycle?: Cycle | null
  dueMonth?: number | null
}

/**
 * The months of which an item is charged in a period: those of the period, or, with a cycle of its own, the whole cycle from
 * each of its months that lies in it; none where none does.
 */
export function chargedMonths(months: readonly string[], { cycle, dueMonth }: Recurring): readonly string[] {
  if (!cycle || !dueMonth) return months
  const length = cycleMonths[cycle]
  return months
    .filter((day) => (Number(day.slice(5, 7)) - dueMonth + 12) % length === 0)
    .flatMap((day) => {
      const last = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + length, 0))
      return monthsOf({ startsOn: day, endsOn: last.toISOString().slice(0, 10) })
    })
}
