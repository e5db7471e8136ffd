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
