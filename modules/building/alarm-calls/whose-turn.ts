import { taipei } from '#platform/contract/taipei.ts'
import type { CallList, Rotation } from './shapes.ts'

const day = (text: string) => Math.floor(Date.parse(`${text}T00:00:00Z`) / 86_400_000)
const remainder = (a: number, b: number) => ((a % b) + b) % b

/** Who of a rotation has the turn at an instant, by their place in it; before its first day it is counted backwards. */
export function turnOf(
  {
    contactIds,
    turnDays,
    handOverHour,
    since,
  }: Pick<Rotation, 'contactIds' | 'turnDays' | 'handOverHour' | 'since'>,
  at: Date,
): number {
  const { dayNumber, hour } = taipei(at)
  // Until the hand-over it still is the turn of the day before.
  const days = dayNumber - day(since) - (hour < handOverHour ? 1 : 0)
  return remainder(Math.floor(days / turnDays), contactIds.length)
}

/** Whether a list holds at an instant: the weekday is that of the day on which its hours began. */
export function holds(
  { weekdays, fromHour, toHour }: Pick<CallList, 'weekdays' | 'fromHour' | 'toHour'>,
  at: Date,
): boolean {
  const { weekday, hour } = taipei(at)
  if (fromHour === toHour) return weekdays.includes(weekday)
  if (fromHour < toHour) return weekdays.includes(weekday) && hour >= fromHour && hour < toHour
  if (hour >= fromHour) return weekdays.includes(weekday)
  return hour < toHour && weekdays.includes(remainder(weekday - 1, 7))
}

/** The list that an alarm of a level follows at an instant: the first that holds. */
export const listFor = (lists: readonly CallList[], level: number, at: Date): CallList | undefined =>
  lists.find((list) => (list.levels as number[]).includes(level) && holds(list, at))

/** How long the next one waits and how often a list is gone through: a disaster calls on, every 60 seconds at the latest, until somebody says so. */
export const paceOf = ({ waitSeconds, rounds }: Pick<CallList, 'waitSeconds' | 'rounds'>, level: number) =>
  level === 4 ? { waitSeconds: Math.min(waitSeconds, 60), rounds: 0 } : { waitSeconds, rounds }

/** Hours of a weekday (0 is Sunday) in which nobody would be called. */
export interface Hole {
  weekday: number
  fromHour: number
  toHour: number
}

// A Sunday, 00:00 in Taipei.
const sunday = Date.parse('2026-11-01T00:00:00+08:00')

/** When an alarm of a level calls nobody, since no list holds then: by weekday, hours together that follow each other. */
export function holesOf(lists: readonly CallList[], level: number): Hole[] {
  const holes: Hole[] = []
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    if (listFor(lists, level, new Date(sunday + hour * 3_600_000))) continue
    const [weekday, fromHour] = [Math.floor(hour / 24), hour % 24]
    const last = holes.at(-1)
    if (last?.weekday === weekday && last.toHour === fromHour) last.toHour = fromHour + 1
    else holes.push({ weekday, fromHour, toHour: fromHour + 1 })
  }
  return holes
}
