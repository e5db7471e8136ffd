import type { Dice } from './dice.ts'

const minute = 60_000
const day = 24 * 60 * minute
/** Taiwan has no summer time: always eight hours ahead of UTC. */
const offset = 8 * 60 * minute

/** The desk takes things in from 08:00 to 21:30, in minutes of the day in Taipei. */
export const opens = 8 * 60
export const closes = 21 * 60 + 30
/** Minutes of a day at which the desk is open. */
export const openMinutes = closes - opens

/** The start of the day in Taipei that holds the instant, as an instant. */
export function midnight(at: Date): Date {
  return new Date(Math.floor((at.getTime() + offset) / day) * day - offset)
}

/** The instant so many days of 24 hours earlier. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * day)
/** The instant so many minutes later. */
export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minute)
/** Minutes from one instant to another, with their fraction. */
export const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / minute

/** The minute of the day in Taipei. */
export const minuteOfDay = (at: Date): number => minutesBetween(midnight(at), at)

/** 0 is Sunday, in Taipei. */
export const weekday = (at: Date): number => new Date(at.getTime() + offset).getUTCDay()

/** The last instant not after `now` at which the desk was open. */
export function lastOpen(now: Date): Date {
  const start = midnight(now)
  const at = minuteOfDay(now)
  if (at < opens) return minutesAfter(midnight(daysBefore(start, 1)), closes)
  return at > closes ? minutesAfter(start, closes) : now
}

/** So many minutes of open desk before an instant: 60 before 08:30 is 21:00 of the day before. */
export function openMinutesBefore(now: Date, minutes: number): Date {
  let at = lastOpen(now)
  let rest = minutes
  for (;;) {
    const sinceOpening = minuteOfDay(at) - opens
    if (rest <= sinceOpening) return minutesAfter(at, -rest)
    rest -= sinceOpening
    at = minutesAfter(midnight(daysBefore(midnight(at), 1)), closes)
  }
}

/** So many minutes of open desk after an instant at which it is open. */
export function openMinutesAfter(from: Date, minutes: number): Date {
  let at = from
  let rest = minutes
  for (;;) {
    const untilClosing = closes - minuteOfDay(at)
    if (rest <= untilClosing) return minutesAfter(at, rest)
    rest -= untilClosing
    at = minutesAfter(midnight(at), 24 * 60 + opens)
  }
}

/** The times of a day, in its order, at which couriers come: mostly before noon and in the afternoon. */
export function timesOfDay(dice: Dice, start: Date, count: number): Date[] {
  const minutes = Array.from({ length: count }, () => {
    const [middle, width] = dice.weighted([
      [[11 * 60, 150], 40],
      [[15 * 60 + 30, 170], 42],
      [[(opens + closes) / 2, openMinutes / 2], 18],
    ] as const)
    const minute = middle + (dice.next() + dice.next() - 1) * width
    return Math.min(closes, Math.max(opens, minute))
  })
  return minutes.sort((a, b) => a - b).map((minute) => minutesAfter(start, minute))
}
