import { spoken } from '#platform/server/paper/speak.ts'
import type { Debt } from '../shapes.ts'
import { isFormal } from '../steps.ts'
import type { DemandRow } from './tables.ts'

/**
 * What is missing before a court may be asked: two periods overdue or a considerable sum, and a demand whose reasonable term is
 * over (公寓大廈管理條例 Art. 21). A sentence each; empty when nothing is.
 */
export function courtMissing(
  { periods, overdue }: Pick<Debt, 'periods' | 'overdue'>,
  demands: readonly Pick<DemandRow, 'step' | 'termOn' | 'voidedAt'>[],
  { today, considerable }: { today: string; considerable: number },
): string[] {
  const terms = demands
    .filter(({ step, voidedAt }) => isFormal(step) && !voidedAt)
    .map(({ termOn }) => termOn)
    .toSorted()
  const [first] = terms
  return [
    ...(periods >= 2 || overdue >= considerable ? [] : [`積欠不到兩期，也不到 ${spoken(considerable)} 元。`]),
    ...(first === undefined
      ? ['還沒有以催告函或存證信函定期限催告。']
      : first >= today
        ? [`催告的期限 ${first} 還沒有過。`]
        : []),
  ]
}
