import type { CastCommunity } from './communities.ts'
import { Dice } from './dice.ts'
import type { Desks } from './hand-overs.ts'
import { forgottenPackages, type NamedPackage, recentPackages } from './named-packages.ts'
import {
  daysBefore,
  lastOpen,
  midnight,
  minutesAfter,
  openMinutesBefore,
  timesOfDay,
  weekday,
} from './taipei.ts'

/** A community with its arrivals and how many of them wait. */
export interface Town {
  community: CastCommunity
  desks: Desks
  slots: readonly Slot[]
  waiting: number
  /** How many of those that wait are refrigerated and frozen. */
  refrigerated: number
  frozen: number
}

/** One arrival: when, under which number, and what when it has a part to play. */
export interface Slot {
  at: Date
  serial: number
  named?: NamedPackage | undefined
}

const lastSerial = 9999

/** The number so many arrivals before another one; before 1 comes 9999. */
const serialBefore = (serial: number, arrivals: number) =>
  ((((serial - 1 - arrivals) % lastSerial) + lastSerial) % lastSerial) + 1

/** Arrivals before an instant, of this many days, the oldest first; Sundays are quiet. */
function quietDays(dice: Dice, before: Date, days: number, perDay: number): Date[] {
  const today = midnight(before)
  return Array.from({ length: days }, (_, i) => daysBefore(today, days - 1 - i)).flatMap((day) => {
    const usual = weekday(day) === 0 ? perDay * 0.55 : perDay * (0.9 + dice.next() * 0.25)
    return timesOfDay(dice, day, Math.round(usual)).filter((at) => at < before)
  })
}

/** Arrivals of a small community, whose last one has this number. */
export function slotsByChance(seed: string, now: Date, perDay: number): Slot[] {
  const times = quietDays(new Dice(seed), lastOpen(now), 60, perDay)
  return times.map((at, i) => ({ at, serial: i + 1 }))
}

/** The arrivals of 60 days in 晴川社區, the oldest first: the named ones where they belong, others by chance between. */
export function slotsWithNamed(now: Date): Slot[] {
  const dice = new Dice('slots')
  const recent = recentSlots(dice, now)
  const first = recent[0]
  if (!first) return []
  const today = midnight(lastOpen(now))
  const forgotten = forgottenPackages.map(([days, minute, named]) => ({
    at: minutesAfter(daysBefore(today, days), minute),
    named,
  }))
  const others = quietDays(dice, first.at, 57, 25).map((at) => ({ at, named: undefined }))
  const old = [...forgotten, ...others].sort((a, b) => a.at.getTime() - b.at.getTime())
  return [
    ...old.map((slot, i) => ({ ...slot, serial: serialBefore(first.serial, old.length - i) })),
    ...recent,
  ]
}

/** From the oldest to the newest numbered package; between two of them, as many arrivals as the numbers leave room for. */
function recentSlots(dice: Dice, now: Date): Slot[] {
  const slots: Slot[] = []
  const ascending = [...recentPackages].reverse()
  ascending.forEach(([serial, ago, named], i) => {
    slots.push({ at: openMinutesBefore(now, ago), serial, named })
    const [next, nextAgo] = ascending[i + 1] ?? [serial + 1, ago]
    const between = Array.from({ length: next - serial - 1 }, () => nextAgo + dice.next() * (ago - nextAgo))
    between
      .sort((a, b) => b - a)
      .forEach((minutes, j) => slots.push({ at: openMinutesBefore(now, minutes), serial: serial + 1 + j }))
  })
  return slots
}
