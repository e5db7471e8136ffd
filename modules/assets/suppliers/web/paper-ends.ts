import { dayOf } from '#platform/contract/taipei.ts'
import type { Paper } from '../shapes.ts'

const day = 86_400_000

/** Days until a day, below zero once it is over. */
export const daysUntil = (to: string, now: number): number =>
  Math.round((Date.parse(to) - Date.parse(dayOf(new Date(now)))) / day)

/** How a paper stands: over, near its end, or fine; without an end it is fine. */
export function standOf({ endDay, remindDays }: Pick<Paper, 'endDay' | 'remindDays'>, now: number) {
  if (endDay === null) return { days: undefined, state: 'fine' as const }
  const days = daysUntil(endDay, now)
  return {
    days,
    state: days < 0 ? ('over' as const) : days <= remindDays ? ('near' as const) : ('fine' as const),
  }
}

/** The paper that needs somebody first; undefined where none does. */
export const firstDue = (papers: readonly Paper[], now: number): Paper | undefined =>
  papers
    .filter((paper) => standOf(paper, now).state !== 'fine')
    .toSorted((one, other) => (one.endDay ?? '').localeCompare(other.endDay ?? ''))[0]
