import { daysBetween } from '#platform/contract/days.ts'
import type { AssemblyRow } from '../shapes.ts'

type Row = Pick<AssemblyRow, 'minutesDueOn' | 'minutesServed' | 'minutesPostedOn' | 'totalUnits'>

/** By how many days the minutes are late on a day (YYYY-MM-DD), and how many units have none; undefined: all is done, or in time (Art. 34). */
export function minutesLate(
  { minutesDueOn, minutesServed, minutesPostedOn, totalUnits }: Row,
  today: string,
): { days: number; count: number } | undefined {
  const days = minutesDueOn ? daysBetween(minutesDueOn, today) : 0
  const count = Math.max(0, totalUnits - minutesServed)
  return days > 0 && (count > 0 || minutesPostedOn === null) ? { days, count } : undefined
}
