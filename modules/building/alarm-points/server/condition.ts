/** How a point stands. */
export interface Standing {
  isAbnormal: boolean
  pendingSince: Date | null
  value: number | null
  /** By the source's clock. */
  valueAt: Date | null
}

/** What a source said of a point, by its own clock. */
export interface Said {
  at: Date
  isAbnormal: boolean
  value: number | null
  /** It counts at once, also when the clock of a source is ahead or another test came first: a test. */
  isAtOnce?: boolean
}

/** `waits`: it has to stay abnormal for a while; `late`: something newer is known. */
export type Turn = 'raised' | 'repeated' | 'cleared' | 'waits' | 'none' | 'late'

/**
 * How a point stands after what was said of it, and what that means: it is abnormal when it was so for `debounceSeconds` by
 * the source's clock, whatever the way to us took.
 */
export function judge(
  { heardAt, ...was }: Standing & { heardAt: Date | null },
  said: Said,
  debounceSeconds: number,
): { now: Standing; turn: Turn } {
  // A source whose clock was ahead is late for nobody once it is set right.
  const newest = was.valueAt && heardAt && heardAt < was.valueAt ? heardAt : was.valueAt
  const isLate = newest !== null && said.at < newest
  if (isLate && !said.isAtOnce) return { now: was, turn: 'late' }
  const heard = { value: said.value ?? was.value, valueAt: isLate ? was.valueAt : said.at }
  if (!said.isAbnormal)
    return {
      now: { ...heard, isAbnormal: false, pendingSince: null },
      turn: was.isAbnormal ? 'cleared' : 'none',
    }
  if (was.isAbnormal) return { now: { ...was, ...heard }, turn: 'repeated' }
  const since = was.pendingSince ?? said.at
  const isOver = said.isAtOnce || said.at.getTime() - since.getTime() >= debounceSeconds * 1000
  return isOver
    ? { now: { ...heard, isAbnormal: true, pendingSince: null }, turn: 'raised' }
    : { now: { ...heard, isAbnormal: false, pendingSince: since }, turn: 'waits' }
}

/** Whether a value is beyond the limits of its point; one that has none says nothing. */
export const isBeyond = (
  value: number,
  { lowLimit, highLimit }: { lowLimit: number | null; highLimit: number | null },
): boolean => (lowLimit !== null && value < lowLimit) || (highLimit !== null && value > highLimit)
