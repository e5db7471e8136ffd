/** How an entry comes again. */
export interface Series {
  every: 'day' | 'week' | 'month' | 'year'
  /** Each, or each second, third …. */
  step: number
  /** Of weeks: 1 is Monday. */
  weekdays: readonly number[]
  /** Of months: the day of the month, the last one, or the n-th of its weekday. */
  by: 'day' | 'last' | 'nth'
}

export const everies = ['day', 'week', 'month', 'year'] as const
export const monthWays = ['day', 'last', 'nth'] as const

const dayMs = 86_400_000
const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs
const dayOfNumber = (nth: number): string => new Date(nth * dayMs).toISOString().slice(0, 10)
/** 1 is Monday. */
const weekdayOf = (nth: number): number => ((((nth + 3) % 7) + 7) % 7) + 1

const partsOf = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, date }
}
const lastOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()
const dayIn = (year: number, month: number, date: number): string =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10)

/** The day of a series in a month; undefined where the month has none: no 31st, no fifth Friday. */
function dayOfMonth(first: string, by: Series['by'], year: number, month: number): string | undefined {
  const { date } = partsOf(first)
  const last = lastOf(year, month)
  if (by === 'last') return dayIn(year, month, last)
  if (by === 'day') return date <= last ? dayIn(year, month, date) : undefined
  const weekday = weekdayOf(numberOf(first))
  const start = numberOf(dayIn(year, month, 1))
  const found = 1 + ((weekday - weekdayOf(start) + 7) % 7) + 7 * Math.floor((date - 1) / 7)
  return found <= last ? dayIn(year, month, found) : undefined
}

interface Span {
  first: string
  series: Series
  /** The last day on which it may begin; null: without an end. */
  last: string | null
}

/** The days on which a series begins from one day on to another, both included, in their order. */
export function daysOf({ first, series, last }: Span, from: string, to: string): string[] {
  const end = last && last < to ? last : to
  const days: string[] = []
  const add = (day: string | undefined) => {
    if (day && day >= first && day >= from && day <= end) days.push(day)
  }
  const { every, step, weekdays, by } = series
  const [firstNth, endNth] = [numberOf(first), numberOf(end)]
  if (every === 'day') {
    const begin = firstNth + Math.max(0, Math.ceil((numberOf(from) - firstNth) / step)) * step
    for (let nth = begin; nth <= endNth; nth += step) add(dayOfNumber(nth))
  } else if (every === 'week') {
    const monday = firstNth - weekdayOf(firstNth) + 1
    const skipped = Math.max(0, Math.floor((numberOf(from) - monday) / (7 * step)))
    for (let week = monday + skipped * 7 * step; week <= endNth; week += 7 * step)
      for (const weekday of [...(weekdays.length ? weekdays : [weekdayOf(firstNth)])].toSorted(
        (a, b) => a - b,
      ))
        add(dayOfNumber(week + weekday - 1))
  } else {
    const { year, month } = partsOf(first)
    const stop = partsOf(end)
    const months = (every === 'year' ? 12 : 1) * step
    for (let nth = year * 12 + month - 1; nth <= stop.year * 12 + stop.month - 1; nth += months)
      add(dayOfMonth(first, by, Math.floor(nth / 12), (nth % 12) + 1))
  }
  return days
}
