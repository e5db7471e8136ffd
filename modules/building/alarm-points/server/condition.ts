import { clockDrift } from '../shapes.ts'

/** How a point stands. */
export interface Standing {
  isAbnormal: boolean
  pendingSince: Date | null
  value: number | null
  /** By the source's clock. */
  valueAt: Date | null
  /** It is the time at which the value came: its source gave none. */
  isStamped: boolean
  /** A test alone says that it is abnormal. */
  isTested: boolean
}

/** What a source said of a point, by its own clock. */
export interface Said {
  at: Date
  isAbnormal: boolean
  value: number | null
  /** A test: it counts at once, and says nothing of the device. */
  isTest?: boolean
  /** The source gave no time: this is when it came. */
  isStamped?: boolean
}

/** `waits`: it has to stay abnormal for a while; `late`: something newer is known. */
export type Turn = 'raised' | 'repeated' | 'cleared' | 'waits' | 'none' | 'late'

/** Until when what is said is old; null: nothing was said yet. */
function newestOf({ valueAt, heardAt, isStamped }: Standing & { heardAt: Date | null }): number | null {
  if (!valueAt) return null
  // A source whose clock was ahead is late for nobody once it is set right.
  const newest = Math.min(valueAt.getTime(), heardAt?.getTime() ?? valueAt.getTime())
  // What came without a time has ours: a source whose clock runs behind is not late by that.
  return isStamped ? newest - clockDrift : newest
}

/**
 * How a point stands after what was said of it, and what that means: it is abnormal when it was so for `debounceSeconds` by
 * the source's clock, whatever the way to us took. A test ends only what a test began.
 */
export function judge(
  { heardAt, ...was }: Standing & { heardAt: Date | null },
  said: Said,
  debounceSeconds: number,
): { now: Standing; turn: Turn } {
  const { isTest = false, isStamped = false } = said
  const newest = newestOf({ ...was, heardAt })
  if (!isTest && newest !== null && said.at.getTime() < newest) return { now: was, turn: 'late' }
  if (isTest && !said.isAbnormal && !was.isTested) return { now: was, turn: 'none' }
  // The time of a test is no time of the device: what that says next is not late.
  const heard = isTest ? was : { ...was, value: said.value ?? was.value, valueAt: said.at, isStamped }
  if (!said.isAbnormal)
    return {
      now: { ...heard, isAbnormal: false, isTested: false, pendingSince: null },
      turn: was.isAbnormal ? 'cleared' : 'none',
    }
  if (was.isAbnormal) return { now: { ...heard, isTested: was.isTested && isTest }, turn: 'repeated' }
  const since = was.pendingSince ?? said.at
  const isOver = isTest || said.at.getTime() - since.getTime() >= debounceSeconds * 1000
  // What waited already was said by the device.
  const isTested = isTest && !was.pendingSince
  return isOver
    ? { now: { ...heard, isAbnormal: true, isTested, pendingSince: null }, turn: 'raised' }
    : { now: { ...heard, isAbnormal: false, isTested: false, pendingSince: since }, turn: 'waits' }
}

/** Whether a value is beyond the limits of its point; one that has none says nothing. */
export const isBeyond = (
  value: number,
  { lowLimit, highLimit }: { lowLimit: number | null; highLimit: number | null },
): boolean => (lowLimit !== null && value < lowLimit) || (highLimit !== null && value > highLimit)
