import type { AlarmPoint } from '#modules/building/alarm-points/contract.ts'
import { conditionOf, conditionWords } from '#modules/building/alarm-points/web/public.ts'
import type { Spot } from '../contract.ts'

/** A point where it stands. */
export interface ShownPoint extends Spot {
  point: AlarmPoint
}

/** What a point says: its value with its unit, else how it stands. */
export const saidBy = (point: AlarmPoint): string =>
  point.value && !point.isLost ? valueOf(point) : conditionWords(point)

/** The value of a point with its unit. */
export const valueOf = ({ value, unit }: Pick<AlarmPoint, 'value' | 'unit'>): string =>
  unit === '%' || unit === 'F' || unit === '樓' ? `${value}${unit}` : `${value} ${unit}`.trim()

/** Whoever opens the page is shown what is worst: the highest alarm, then what is silent, then what comes first. */
export function worstOf(shown: readonly ShownPoint[]): ShownPoint | undefined {
  const rank = ({ point }: ShownPoint) =>
    ({ abnormal: 10 + point.level, lost: 5, unheard: 0, normal: point.value ? 1 : 0 })[conditionOf(point)]
  return shown.reduce<ShownPoint | undefined>(
    (worst, next) => (!worst || rank(next) > rank(worst) ? next : worst),
    undefined,
  )
}
