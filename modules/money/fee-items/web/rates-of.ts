import type { FeeKind, FeeUnit } from '../kinds.ts'
import type { FeeItem, FeeRate } from '../shapes.ts'

/** What the rate of an item is said by. */
export function rateUnit(kind: FeeKind, unit: FeeUnit) {
  if (unit === 'ping' || unit === 'squareMetre') return unit
  if (kind === 'shared') return 'sum'
  if (kind === 'car' || kind === 'motorcycle') return 'space'
  return kind === 'once' || kind === 'fine' ? 'each' : 'household'
}

/** The rate for all buildings that holds on a day; of a shared sum that of its month. */
export function currentRate({ kind, rates }: FeeItem, today: string): FeeRate | undefined {
  const held = rates.find(({ building, fromDay }) => building === '' && fromDay <= today)
  return kind === 'shared' && held?.fromDay.slice(0, 7) !== today.slice(0, 7) ? undefined : held
}

/** The next rate for all buildings that does not hold yet. */
export const nextRate = ({ rates }: FeeItem, today: string): FeeRate | undefined =>
  rates.findLast(({ building, fromDay }) => building === '' && fromDay > today)
