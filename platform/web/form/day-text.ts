import { dayAfter } from '#platform/contract/days.ts'
const two = (count: number) => String(count).padStart(2, '0')

/** 2026/11/23, as people read a day 2026-11-23. */
export const showDay = (day: string): string => day.replaceAll('-', '/')

/**
 * The day 2026-11-23 of what was typed: with slashes, hyphens, dots or nothing between year, month and day, full-width too.
 * '' for nothing, undefined for what is no day.
 */
export function readDay(text: string): string | undefined {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return ''
  const [, year, month, day] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(plain) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(plain) ?? []
  if (!year || !month || !day) return undefined
  const iso = `${year}-${two(Number(month))}-${two(Number(day))}`
  const at = new Date(`${iso}T00:00:00Z`)
  // February has no 30th: the browser would make it the 2nd of March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined
}

/** The same day so many months later, or the last of that month. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Six weeks from Sunday on, with the month of a day in them. */
export function calendarOf(day: string): string[] {
  const first = `${day.slice(0, 7)}-01`
  const weekday = new Date(`${first}T00:00:00Z`).getUTCDay()
  return Array.from({ length: 42 }, (_, nth) => dayAfter(first, nth - weekday))
}
