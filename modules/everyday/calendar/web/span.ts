import { dayAfter, daysBetween } from '#platform/contract/days.ts'
import { dayOf, taipei } from '#platform/contract/taipei.ts'
import type { Item } from '../contract.ts'

export type View = 'month' | 'week' | 'list'

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const weekBegin = (day: string): string => dayAfter(day, -weekdayOf(day))

/** The days that a view shows around a day, whole weeks from Sunday on. */
export function spanOf(view: View, day: string): { from: string; to: string } {
  if (view === 'week') return { from: weekBegin(day), to: dayAfter(weekBegin(day), 6) }
  const first = `${day.slice(0, 8)}01`
  const next = nextMonth(day, 1)
  const last = dayAfter(`${next.slice(0, 8)}01`, -1)
  if (view === 'list') return { from: first, to: last }
  return { from: weekBegin(first), to: dayAfter(weekBegin(last), 6) }
}

/** The same day so many months later, the last one where that has no such day. */
export function nextMonth(day: string, by: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last))).toISOString().slice(0, 10)
}

export const daysFrom = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, nth) => dayAfter(from, nth))

/** The last day on which an item goes on. */
export const lastDayOf = ({ at, until }: Item): string =>
  until && until > at ? dayOf(new Date(until.getTime() - 1)) : dayOf(at)

/** What happens on a day: what goes on over several days first. */
export const itemsOn = (day: string, items: readonly Item[]): Item[] => {
  const found = items.filter((item) => dayOf(item.at) <= day && day <= lastDayOf(item))
  return [...found.filter(isLong), ...found.filter((item) => !isLong(item))]
}

export const isLong = (item: Item): boolean => dayOf(item.at) !== lastDayOf(item)

const two = (n: number) => String(n).padStart(2, '0')
/** 09:00, in Taipei. */
export function clockOf(at: Date): string {
  const { hour, minute } = taipei(at)
  return `${two(hour)}:${two(minute)}`
}

/** A shift of the roster: there are some on every day. */
export const isShift = ({ kind }: Item): boolean => kind === 'dutyRosters'

/** One thing on a day, or what another module has several times under one name. */
export interface Line {
  item: Item
  all: readonly Item[]
}

/**
 * What happens on a day line by line, by time: a court that is booked five times is one line. Where there is no room for more, what
 * concerns the whole community comes first, then what households booked, then all shifts in one line.
 */
export function linesOn(day: string, items: readonly Item[], isNarrow = false): Line[] {
  const lines = new Map<string, Item[]>()
  for (const item of itemsOn(day, items)) {
    const name = isNarrow && isShift(item) ? '' : item.title
    const key = item.kind === 'own' ? `${item.id} ${item.seriesDay}` : `${item.kind} ${name}`
    lines.set(key, [...(lines.get(key) ?? []), item])
  }
  const found = [...lines.values()].flatMap(([item, ...others]) =>
    item ? [{ item, all: [item, ...others] }] : [],
  )
  if (!isNarrow) return found
  const rank = ({ item, all }: Line) =>
    isShift(item) ? 3 : all.length > 1 ? 2 : item.kind === 'facilityBookings' ? 1 : 0
  return found.toSorted((a, b) => rank(a) - rank(b))
}
