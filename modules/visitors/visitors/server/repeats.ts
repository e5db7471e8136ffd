import { dayStart, taipei } from '#platform/contract/taipei.ts'
import { badTimes, mostRepeats, neverRepeats, type Repeat, tooFarAhead, tooManyRepeats } from '../contract.ts'

const day = 86_400_000
const longest = 7 * day
const farthest = 366 * day

export interface Times {
  bookStart: Date
  bookEnd: Date
}

/** Throws badTimes, tooFarAhead. */
export function checkTimes({ bookStart, bookEnd }: Times, now: Date): void {
  if (bookEnd <= bookStart || bookEnd <= now) throw badTimes()
  if (bookEnd.getTime() - bookStart.getTime() > longest) throw tooFarAhead()
  if (bookStart.getTime() - now.getTime() > farthest) throw tooFarAhead()
}

/**
 * The visits of somebody who comes again: on each of the weekdays from the first day to the last one, at the same hours
 * in Taipei. One visit alone without `repeat`. Throws neverRepeats, tooManyRepeats, tooFarAhead.
 */
export function repeatsOf({ bookStart, bookEnd }: Times, repeat: Repeat | null, now: Date): Times[] {
  if (!repeat) return [{ bookStart, bookEnd }]
  const last = new Date(`${repeat.untilDay}T00:00:00+08:00`)
  if (last.getTime() - now.getTime() > farthest) throw tooFarAhead()
  const days = Math.floor((last.getTime() - dayStart(bookStart).getTime()) / day) + 1
  const found = Array.from({ length: Math.max(0, days) }, (_, n) => ({
    bookStart: new Date(bookStart.getTime() + n * day),
    bookEnd: new Date(bookEnd.getTime() + n * day),
  })).filter((item) => repeat.weekdays.includes(taipei(item.bookStart).weekday))
  if (!found.length) throw neverRepeats()
  if (found.length > mostRepeats) throw tooManyRepeats()
  return found
}
