import { dayAfter } from '#platform/contract/days.ts'
import { dayOf, dayStart } from '#platform/contract/taipei.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A year without an office day ends the search. */
const most = 400

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Saturday or Sunday: what holds of a day for which no table was loaded. */
export const isWeekend = (day: string): boolean => weekdayOf(day) % 6 === 0

/** The character that the official table writes for the weekday of a day. */
export const weekdayCharacter = (day: string): string => '日一二三四五六'[weekdayOf(day)] ?? ''

/** When so many hours have passed of which only those on days that are not off count. */
export function afterOfficeHours(from: Date, hours: number, isOff: (day: string) => boolean): Date {
  let at = from
  let left = hours * hourMs
  for (let days = 0; days < most; days++) {
    const end = new Date(dayStart(at).getTime() + dayMs)
    if (!isOff(dayOf(at))) {
      const room = end.getTime() - at.getTime()
      if (left <= room) return new Date(at.getTime() + left)
      left -= room
    }
    at = end
  }
  return at
}

/** So many days that are not off after a day. */
export function officeDaysAfter(day: string, count: number, isOff: (day: string) => boolean): string {
  let at = day
  let left = count
  for (let days = 0; left > 0 && days < most; days++) {
    at = dayAfter(at, 1)
    if (!isOff(at)) left--
  }
  return at
}
