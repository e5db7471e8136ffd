/** What is known of a register: what it said last, when, and what was counted until then. */
export interface Count {
  lastWh: number
  lastAt: Date
  countedWh: number
}

/** What a register said. */
export interface Reading {
  at: Date
  registerWh: number
}

/**
 * Counts on by a reading. Wh only grow: a register that says less began anew, and what it counted before it was heard again is
 * nobody's. Undefined for a reading that is no news: older than the last, or said again.
 */
export function countOn(
  { lastWh, lastAt, countedWh }: Count,
  { at, registerWh }: Reading,
): (Count & { isReset: boolean }) | undefined {
  if (at.getTime() <= lastAt.getTime()) return undefined
  const isReset = registerWh < lastWh
  return {
    lastWh: registerWh,
    lastAt: at,
    countedWh: countedWh + (isReset ? 0 : registerWh - lastWh),
    isReset,
  }
}
