/** How often something is due. */
export interface Cycle {
  every: number
  unit: 'day' | 'week' | 'month' | 'year'
  /** Of months and years: the same day of the month as the first, or the month's end where it has none; or always the last. */
  dayRule: 'same' | 'last'
  /** Where months are named (1 to 12) it is due in these alone, once each; named of cycles of one month alone. */
  months: readonly number[]
}

/** The last day of the calendar, as the kind Day has it: what would be due later is due then, and nothing comes after it. */
export const lastDay = '2999-12-31'

const dayMs = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOfNumber = (n: number) => new Date(n * dayMs).toISOString().slice(0, 10)
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

/** A day of a month that is counted from the year 0: the wanted one, or the month's last where it has none. */
function inMonth(month: number, wanted: number): string {
  const [year, at] = [Math.floor(month / 12), month % 12]
  const last = new Date(Date.UTC(year, at + 1, 0)).getUTCDate()
  return dayOfNumber(Date.UTC(year, at, Math.min(wanted, last)) / dayMs)
}

/**
 * The first day after `after` on which a cycle that began on `first` is due; `first` itself when it is still to come. Days
 * (2026-11-28) are counted from the first, so that the 31st comes back after February. What lies beyond the last day is due on it.
 */
export function nextDay({ every, unit, dayRule, months }: Cycle, first: string, after: string): string {
  if (unit === 'day' || unit === 'week') {
    if (first > after) return first
    const step = every * (unit === 'week' ? 7 : 1)
    const turns = Math.floor((numberOf(after) - numberOf(first)) / step) + 1
    return dayOfNumber(Math.min(numberOf(first) + turns * step, numberOf(lastDay)))
  }
  const wanted = dayRule === 'last' ? 31 : Number(first.slice(8, 10))
  const step = every * (unit === 'year' ? 12 : 1)
  const begin = monthOf(first)
  const turns = Math.max(0, Math.floor((monthOf(after) - begin) / step))
  for (let month = begin + turns * step; month <= monthOf(lastDay); month += step) {
    const day = inMonth(month, wanted)
    const isNamed = !months.length || months.includes((month % 12) + 1)
    if (isNamed && day > after && day >= first) return day
  }
  return lastDay
}

/** All days from `from` to `to` on which a cycle is due after `after`; at most 400. */
export function daysBetween(cycle: Cycle, first: string, [after, to]: readonly [string, string]): string[] {
  const days: string[] = []
  let last = after
  while (days.length < 400) {
    const day = nextDay(cycle, first, last)
    if (day > to || day <= last) break
    days.push(day)
    last = day
  }
  return days
}

/** Days from one day to another; below zero when that was before. */
export const daysTo = (from: string, to: string): number => numberOf(to) - numberOf(from)
